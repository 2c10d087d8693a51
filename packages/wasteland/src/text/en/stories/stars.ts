import type { Stories } from '../../story.ts'

/** The sixteen star encounters that lie in the decks from the start, in every scenario: so no place is named. */
export const storyStars = {
  W1: {
    title: 'A Dead Letter',
    intro:
      'The dead man sits against a milestone with his boots off and set side by side, as if he meant to put them on again in the morning. No bullet, no bite. In his lap lies an envelope, addressed in block capitals to a Dot Beasley, with a swallow drawn where the stamp should go. Drag marks run off behind him. He was hauling something heavy.',
    options: [
      {
        line: 'Bury him and take the letter to his people',
        success:
          'The ground teaches you why nobody gets buried out here. His pockets give you something for the trouble. He wrote his sister four pages and mailed none of them, and by the time the hole is deep enough you have read them all. Somebody in some market must know her face.',
      },
      {
        line: 'Follow the drag marks to what he was hauling',
        success:
          'You keep to the marks for a long dry hour, over stones where most people would lose them. A sled lies in a ditch with a tarpaulin over it. He packed carefully. He packed for two.',
        failure:
          'The marks give out on bare rock. The ones that ran beside them do not: narrow, many, and fresh. Something else has been waiting for whoever came back for the sled.',
      },
    ],
  },
  W2: {
    title: 'Help Yourself',
    intro:
      'Whoever set it out wanted it seen: down in a crater, on a clean tablecloth, waits a prize you would cross a county for. The crater is full of green puddles. Around the rim stand four scarecrows in good coats, and from here you could not swear that all of them are stuffed. A hand-lettered sign says HELP YOURSELF.',
    options: [
      {
        line: 'Dash in and out before anything moves',
        success:
          'There are exactly seven dry steps between the puddles, and you find every one of them, both ways. Up on the rim a scarecrow turns its head to watch you leave. It has no face to be disappointed with, but it manages. The prize is yours.',
        failure:
          'The fourth step is not dry. While you burn and cough and look for the edge, somebody reels in the tablecloth with everything on it, hand over hand, like a man landing a fish. You crawl out with nothing but a faint green shine.',
      },
      {
        line: 'Send your companion down to fetch it',
        success:
          'You say it will only take a minute. It takes less. The prize comes sliding out over the rim, because your friend was always one to finish a job; then the scarecrows climb down. You have what you wanted. You do not look at it for the rest of the day.',
      },
      {
        line: 'Go through the scarecrows’ pockets instead',
        success:
          'Straw, all four, in dead men’s coats, and nobody has been through the pockets since. You fill your bag and leave the tablecloth alone. When you look around, something has come up through the floor of the crater and is taking it in for the night.',
      },
    ],
  },
  W3: {
    title: 'The Bathtub Derby',
    intro:
      'Once a year, for reasons nobody defends, the folk of three valleys roll themselves downhill in bathtubs. There is a course, a band with two instruments, a man selling seats, and a surgeon. First prize is a purse and the pick of a trader’s table. Last year’s winner cuts the ribbon with the hand he has left. One tub stands empty. A woman called Gert is holding a helmet in your direction.',
    options: [
      {
        line: 'Take the helmet and race',
        success:
          'You take the first bend on two wheels, the second on one, and the third on faith. Nobody has ever arrived with all of the tub before. Gert counts the purse into your helmet, walks you to the trader’s table, and tells him in front of everybody to let you choose.',
        failure:
          'The tub goes left. You go on. When the band has stopped playing, Gert helps you out of the hedge, reads you the rules, and hangs the consolation prize around your neck. It is a cap on a ribbon. She asks for the ribbon back.',
      },
      {
        line: 'Watch from the wall and learn',
        success:
          'Fourteen tubs go down and four arrive. By the end you know a good deal about gravity and something about people. Afterward the belongings of the unlucky are shared out along the wall. It is the custom, and a piece of it comes to you.',
      },
      {
        line: 'Rob the crowd while it looks uphill',
        success:
          'Nobody guards a picnic during the final heat. You work along the back row, basket by basket, while they scream for their cousins. A boy of six sees you. He does not shout. He just remembers it, and he grows up to tell it well; he starts that evening.',
      },
    ],
  },
  W4: {
    title: 'Eat or Shoot',
    intro:
      'There is a fire, and behind it a person who has not made up her mind about you. She gives her name as Lorna Tibbs, peels a mutfruit in one long ribbon, and keeps a hand on her rifle as one does on a dog. Her boot is cut open over a bad ankle. The fat pack beside her carries the seal of some town. “Eat or shoot,” she says. “It’s the waiting I can’t stand.”',
    options: [
      {
        line: 'Sit down and share her supper',
        success:
          'You laugh in the right places, and you notice the one time she is not joking. By the second pot she is handing you things that she has carried too long. In the morning the ashes are cold and she has gone, bad ankle and all, without waking you.',
        failure:
          'The talk dries up early. She passes you the bottle to be kind, and you drink to be kind back. The well it came from lies behind a reactor. She is sorry; she thought that everybody could taste that.',
      },
      {
        line: 'Take the pack from her; she cannot run',
        success:
          'Mail, medicine, small wages: one town’s whole week is in there, and now in your bag. You are still counting when her guard comes back from the dark with his gun up. However that ends, Lorna has had a good look at your face, and her town keeps a list.',
      },
      {
        line: 'Help her home with the mail',
        success:
          'It is a long way with an arm around your neck and a post office on your back. Her town makes a fuss of you. Somebody there is sick of staying put, and if the two of you suit, you need not leave alone. Either way, says Lorna, folks are going to hear.',
      },
    ],
  },
  W5: {
    title: 'Scratching Below',
    intro:
      'The Dwyers keep their kitchen on the roof now. They wave a frying pan at you and shout down how it went: first scratching in the cellar, then scratching in the walls, then no dog. Everything they own is still down there. Mrs. Dwyer calls that she would not mind who had it, if only it stopped. Mr. Dwyer does not call anything. He is lying flat with one ear to the shingles.',
    options: [
      {
        line: 'Go down and face what is in the cellar',
        success:
          'You go down with a lamp. The biggest of them comes up to meet you. The Dwyers listen to every minute of it, and are telling the neighbors your name before it is even over. What lies in that cellar you may keep, and they mean to see you again and thank you properly.',
      },
      {
        line: 'Smoke the nest out toward your neighbor',
        success:
          'A wet mattress makes a fine smoke. The nest empties all in one direction, and the traveler in that direction is the first to know. The Dwyers come down their ladder, pick up what they can carry, and take a long look at you, the kind people take at something they intend to describe.',
      },
      {
        line: 'Snatch something off the stairs and run',
        success:
          'You get as far as the third step. One thing comes back up under your arm, and several others start up on their own. You do not stop until the house is out of sight. Behind you, very faintly, somebody is still waving a pan.',
      },
    ],
  },
  W6: {
    title: 'Hobart and Daughters',
    intro:
      'HOBART AND DAUGHTERS, SURVEYORS, says the glass, and the glass is somehow whole. Three skeletons sit at three drawing boards; a fourth, smaller, lies under the table with a box of crayons. The petty cash has a lock with letters in place of numbers. Maps of everywhere hang on the wall. Something is moving about inside the plan chest, drawer by drawer, as if it were looking for a street.',
    options: [
      {
        line: 'Guess the word that opens the cash box',
        success:
          'You try HOBART. You try the daughters, off the photographs. Then you look at the smallest drawing, down under the table, and spell the name of the dog. The lid comes up. There was a time when this was called petty.',
        failure:
          'HOBART is wrong, and wrong rings a bell, an actual bell. A loose cap rolls out of the slot by way of apology. Then the bottom drawer of the plan chest opens all by itself.',
      },
      {
        line: 'Search the maps for what they hid',
        success:
          'One sheet is no survey. It is done in crayon: a hill, a hatch, and four stick people carrying boxes. You hold it over the proper maps until the hill fits. Now you can read contours; and you know that the people at these desks never got as far as the boxes.',
        failure:
          'Rolled paper, rolled paper, and then a drawer that is warm. You have found what was moving. It has found its street, and you are standing in it.',
      },
    ],
  },
  W7: {
    title: 'Same-Day Delivery',
    intro:
      'The robot has been trying to deliver one parcel since a Saturday in October. It rolls up, compares your face with a photograph gone white, and salutes. It is a postal model, but someone from the army has been at its shoulders. “Parcel for the householder,” it says. “Or would the householder prefer to order? Ordnance goes out same-day, to any address in walking distance. Kindly speak up.”',
    options: [
      {
        line: 'Sign for the parcel',
        success:
          'You sign as the householder. It is a crate, in fact, and under the straw lies somebody’s whole idea of a good life, mail order, paid in full. The robot tears off your receipt, turns around, and rolls away to fetch the next one. From behind it looks almost young.',
      },
      {
        line: 'Order ordnance for a nearby address',
        success:
          'You find the right form, the right box and the right tone of voice. The shoulders open. Something leaves them with a noise like a zipper, and not far off a thing that was going to be your problem is delivered to, in full. “No signature required,” says the robot.',
        failure:
          'You leave the line for RECIPIENT blank. “Mail fraud,” decides the robot, and whistles for the inspector before it rolls off, offended. The inspector has been standing in the weeds all along. It is a machine as well, and nobody ever taught it to salute.',
      },
    ],
  },
  W8: {
    title: 'The Late Show',
    intro:
      'The picture house still advertises its last show, a romance, held over for two hundred years. In the lobby somebody has dusted the candy counter. The cash register is the patent kind that locks itself when it is frightened. Past the curtain there are blankets between the seats, bottles, a smell of soup. You listen, and there is nobody home. The projector is warm.',
    options: [
      {
        line: 'Coax the frightened register open',
        success:
          'You read the patent plate, ring up a sale of nothing, and wait. The drawer slides out as if it had only wanted to be asked. Others have asked before you. Whatever they left is yours, and you are not too proud to run a finger along the corners.',
        failure:
          'The register screams. It has kept its voice wonderfully. Up in the balcony the snoring stops, and the owner of the soup comes down the stairs two at a time.',
      },
      {
        line: 'Search the seats, row by row',
        success:
          'First two centuries of dropped things, then, under row M, the squatters’ own hoard, rolled up in a piece of curtain. You are out by the fire door with your arms full before the picture would have got as far as the kiss.',
        failure:
          'You have one good thing in your hand when the beam comes on. There you are across the whole screen, enormous, stealing. In the dark somebody stands and starts to applaud, slowly, with something metal.',
      },
    ],
  },
  S1: {
    title: 'Mister Biscuit',
    intro:
      'Trade has stopped on account of a cat. Mister Biscuit, who is the size of a ham and belongs to Leonie the trader, has got up on the awning frame with her keys in his mouth: strongbox, shutters, the lot. Half the street has advice. A child has tried singing. Leonie says that whoever brings him down may pick something off the table, and that he bites.',
    options: [
      {
        line: 'Leave the cat to it and trade',
        success:
          'There is a spare key to the small box, and it will do for today. You buy and sell under the awning while a tail goes back and forth above your heads, keeping time. Whenever Leonie names a price, it stops.',
      },
      {
        line: 'Climb up after the cat',
        success:
          'You go up the drainpipe thinking about nothing, which is the only way to approach a cat. He surrenders the keys as if it had been his idea. Leonie waves a hand over the table: one thing, any of it. No, not him.',
        failure:
          'He waits until you need both hands. Then he goes down your face like a ladder and strolls home with the keys. Leonie thanks you for getting him moving. You have a scratch that people are going to ask about.',
      },
    ],
  },
  S2: {
    title: 'A Fourth for Cards',
    intro:
      'Three old women play cards behind the stalls, on the lid of a coffin. They are Fern, Opal and Mrs. Vickery, who deals, and who has not blinked since you came in. “Sit, dear,” says Fern. “We lost our fourth.” You look at the lid. “Oh, no,” says Opal. “That’s only Harold. Harold was our fifth.”',
    options: [
      {
        line: 'Do your shopping, purse in your boot',
        success:
          'You go from stall to stall with your back to the game. Behind you the cards go down, soft as moths. “Pity,” says Mrs. Vickery, when you have paid for everything and are nearly out of hearing. “Such an honest face.”',
      },
      {
        line: 'Sit down and be their fourth',
        success:
          'You lose small, twice, and look cheerful. Then you stop losing. Mrs. Vickery pays up without a word and, at long last, blinks. When you reach the stalls with your winnings the traders have already heard, and call you by a title.',
        failure:
          'You hold the better cards. You go on holding the better cards all the way to the bottom of your purse. “Same time tomorrow?” asks Opal, and rests her elbow on Harold.',
      },
    ],
  },
  S3: {
    title: 'Under the Cloth',
    intro:
      'Everybody calls him Uncle Lou and nobody is his nephew. From the front his stall sells buttons. From the side it sells other things; last week it sold the nurse her own medicine bag, with her initials on it. He lifts the cloth an inch for you. “Hardware, comfort, no paperwork.” Over by the pump a deputy with a notebook is giving a button his full attention.',
    options: [
      {
        line: 'Buy from the honest stalls',
        success:
          'You take your business where the prices are written down. Uncle Lou bears no grudge. He tips his hat to you, then to the deputy, and lets the cloth fall.',
      },
      {
        line: 'Step behind the counter with Uncle Lou',
        success:
          'Behind the cloth it is a different shop. Guns and little bottles go for next to nothing, since nothing is what he paid. When you come out again the nurse is standing there. She does not say a word. By evening she has said it to everyone.',
      },
      {
        line: 'Tell the deputy what is under the cloth',
        success:
          'It takes him a crowbar and a minute. People step up to claim their own kettles and shake your hand on the way, and the other stalls cannot serve you fast enough. Uncle Lou goes quietly. Only, at the corner, he looks at a very large young man, and then at you.',
      },
    ],
  },
  S4: {
    title: 'Nobody Asked Wilbur',
    intro:
      'The man has sat down in the middle of the market, put a suitcase on his knees, and taken off his hat. Wilbur Ames; he says so himself. For thirty years he kept the pump here going. On Monday they let him go, and now the suitcase is ticking. Everyone is running but you. “I thought somebody would want to know why,” he says. “They just ran.”',
    options: [
      {
        line: 'Help yourself to a stall and run',
        success:
          'No stall was ever so badly guarded. You take your pick, and you are past the last fence when everything behind you goes white. Those who live through it saw who ran with empty hands and who did not, and they will be setting up again somewhere, with that to talk about.',
      },
      {
        line: 'Sit down next to him and ask',
        success:
          'You sit there all afternoon with sweat in your eyes and let him tell it: the pump, the Monday, his wife before that. In the end he gives you the key himself. They pass a hat for you and open the stalls again, with guards this time. Someone, finally, takes Wilbur a cup of coffee.',
        failure:
          'You ask the wrong thing first, and watch him hear it. There is time to get behind a trough, not far behind it. When you can see again, the market is a shape on the ground with the edges burning, and nobody will ever know why.',
      },
    ],
  },
  S5: {
    title: 'Market Day',
    intro:
      'It is market day, and everything people no longer need has come out to meet everything they cannot afford. Teeth, radios, a stuffed owl, a front door with no house. Cora Bright stands on a crate, among crates that nobody has opened yet, and calls out prices like the names of the drowned. Elbows are in use. The deputy is trying on hats and has eyes for nothing else.',
    options: [
      {
        line: 'Haggle with the rest of them',
        success:
          'You find your elbows. An hour later you have shouted “robbery” at four people and meant it once, and what you carry out is not all what you carried in.',
      },
      {
        line: 'Steal something while the deputy admires himself',
        success:
          'The trick is to look insulted. You pick the thing up, hear the price, shake your head, and walk off with it, still shaking your head. Behind you the deputy wants to know what everybody thinks of the brim.',
        failure:
          '“Thief” is the one word on which all traders agree. They leave their tables to tell you so, with yardsticks, with the owl. It is the deputy who drags you out past the last cart, in a very becoming hat, more or less to save you.',
      },
      {
        line: 'Have Cora open fresh crates for you',
        success:
          'Cora sweeps the old stock off the table without sorrow and goes in with the crowbar. Straw flies. You are the first to look at things that nobody has touched since they were nailed in, and there is time for a single bargain before the elbows arrive.',
      },
    ],
  },
  S6: {
    title: 'One Stolen Chop',
    intro:
      'Four boys and a grown man have a dog in the corner of the yard, and the man has a rope. The dog stole a chop. The dog does not deny it. He stands with his back to the wall and his head low, one ear up, and looks past all five of them at you with mild interest, as if you had said you would be here earlier.',
    options: [
      {
        line: 'The dog has heard of you, and decides',
        success:
          'The man turns, knows you, and takes his hat off; the rope goes behind his back. The boys are wanted at home. The dog trots over, finishes the chop on your boots, and sits down on them, and that is that. The tag on his collar says Dogmeat.',
      },
      {
        line: 'Step between the dog and the rope',
        success:
          'You take hold of the rope and keep hold of it until the man lets go. Then you say a few things about chops, and about men, and people come out on their steps to hear it. When you turn around, the dog has gone over the wall. You have not seen the last of that ear.',
        failure:
          'The man pulls harder than you expected and the boys are good with gravel. You end up sitting in the yard holding the wrong end of a rope. But no one was watching the dog, and the dog has drawn his own conclusions.',
      },
      {
        line: 'Turn your back and see to your shopping',
        success:
          'It is only a dog. You tell yourself so at every stall, and by the end of the street your bag is packed and your business done. Behind you somebody yelps. You are almost sure it was the man.',
      },
    ],
  },
  S7: {
    title: 'Strong Backs',
    intro:
      'Six super mutants stand chained along the loading wall with prices painted on their chests. A slaver in a straw hat, Mr. Gadd, goes up and down with a brush and marks them lower as the day gets hotter. He is buying, too; he pays silly money for anything at all, to have something to feed them. The one on the end has been reading a cookbook all afternoon. It is upside down.',
    options: [
      {
        line: 'Gadd takes you for stock that got loose',
        success:
          '“Seven,” counts Gadd, and paints a price in the air about where your chest is. His man comes along the wall with a shackle in one hand and something heavier in the other. Six heads turn to see how you do this.',
      },
      {
        line: 'Sell to Gadd while he pays silly money',
        success:
          'Gadd overpays, and his friends along the wall have plenty to sell, and no one hurries you. You leave with a heavier purse than you came with. The one on the end turns her book the right way up to watch you go.',
      },
      {
        line: 'Make Gadd take the chains off',
        success:
          'You pick up the end of the chain and ask the crowd who would like to wear it for a while. Gadd counts them, counts the mutants, and finds his keys. You have learned something about crowds. Marjorie, with the cookbook, tells you where she used to keep her things; then you go shopping.',
        failure:
          'It is going well until Gadd starts to laugh, and the crowd, which only wanted telling how to feel, joins in. His men walk you out by the elbows. Behind you the brush takes up again, slap, slap.',
      },
    ],
  },
  S8: {
    title: 'The Piano Tuner',
    intro:
      'They have stood Ezra Holm on a barrel. He tunes pianos; there are two in the district, and he has tuned both of them every month for nine years. On Sunday it struck someone that he never gets a note wrong. Now there is a rope, and a butcher who has offered to look inside him and settle it. “I had a good teacher,” says Ezra. He keeps saying it.',
    options: [
      {
        line: 'Somebody in the crowd points at you instead',
        success:
          'A woman who has been staring at your hands begins to scream. They have had rocks ready all morning for a real one, and here you are. You run, and some of the rocks keep up. For a little while, at least, nobody is looking at the barrel.',
      },
      {
        line: 'Shop while the street is empty',
        success:
          'The traders serve you with their heads turned. You could rob every one of them, and they would only ask what was happening now. You pay, you sell, no one argues. It is the easiest bargaining you have ever done, and you get it over with.',
      },
      {
        line: 'Argue for his life',
        success:
          'You ask the butcher to name one man he opened who was the better for it. You ask who is going to tune the pianos. You go on until they are too bored to hang anybody; they let him down, and hate you. Ezra whispers of a stall with no sign. You buy what you need among turned backs.',
        failure:
          'You argue well. That is the trouble; nobody honest, says the butcher, was ever so sure. The barrel goes over in the middle of one of your sentences. Afterward people look at their shoes, and some of them at yours.',
      },
    ],
  },
} satisfies Stories
