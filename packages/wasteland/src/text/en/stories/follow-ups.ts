import type { Stories } from '../../story.ts'

/** 001 to 013: what the star encounters lead to. They may turn up in another place and for another survivor. */
export const storyFollowUps = {
  '001': {
    title: 'The Crayon Hill',
    intro:
      'The hill is where the crayon said it would be. So is the hatch, under turf and two hundred years. Below lies a room for four: bunks, shelves up to the ceiling, a dollhouse, and a locked desk labeled FOR WHEN THEY LET US OUT. Nobody ever came to be let out. The beds are made, with the corners folded tight, by people who expected to be inspected.',
    options: [
      {
        line: 'Take your share and mark the way',
        success:
          'You take what you can use and chalk an arrow on every post for a mile. People come. They bring their children down to look at the dollhouse; they take a little, leave a little, and pass your name up and down the ladder.',
      },
      {
        line: 'Empty the place down to the hinges',
        success:
          'It takes you until dark. The cans, the tools, the piggy banks from under the pillows, one for each pillow. When you have finished it is only a hole with beds in it. You straighten a blanket on your way out, and could not say why.',
      },
      {
        line: 'Force the desk and read their plans',
        success:
          'The desk holds what the Hobarts meant to do on the day after: whom to trust, whom to feed, whom to put in charge, and why it must not be the mayor. It has waited two centuries for somebody with the nerve. You learn it by heart, burn it, and put the turf back.',
      },
    ],
  },
  '002': {
    title: 'The List',
    intro:
      'Eight people with lanterns come on in a row, beating the weeds. The one in front, a cousin of Lorna Tibbs’s, carries a list: a thief, two poisoners, somebody who sold a well that was not his. They hang whom they catch and mail the boots home. Just now they have stopped for soup. One of them is looking at you, and then at the list, and then at you.',
    options: [
      {
        line: 'You are on the list',
        success:
          '“Height, about that. Eyes, about that. Looks sorry? No.” You get no time to dispute the spelling. The first volley comes from the whole row at once. Then one of them walks forward to finish it alone, since there is a bonus.',
      },
      {
        line: 'Sell them another name on the list',
        success:
          'You know a name, and you know where the owner of it sleeps. The cousin makes a check mark, counts the reward into your palm, and sends off the fastest runner. You could still shout a warning. You count it again instead.',
      },
      {
        line: 'Share their soup and wish them luck',
        success:
          'They are lonely people. They give you things that the condemned have no more use for, good boots mostly, and ask if you have noticed anyone. You promise to keep your eyes open. The lanterns move off. It is not a large country, and you will be seeing them.',
      },
    ],
  },
  '003': {
    title: 'The Thank-You Table',
    intro:
      'Out in the open stands a table with a cloth on it, and behind the table stand some people in their church clothes. They come from Lorna Tibbs’s town. They heard that good folk pass by here, and they want to thank one. They have been standing since Tuesday, and the potato salad has turned. A boy with a cornet is ready to play as soon as he is sure who it is.',
    options: [
      {
        line: 'Admit that it is you they mean',
        success:
          'The cornet does its worst. They fill your bag, then your pockets, and an old man puts a purse in your hand and closes your fingers on it. You say a few words. It is, they agree, just what they would have wanted you to say.',
      },
      {
        line: 'Send them to someone who deserves it more',
        success:
          'You tell them who it really was, and what they did when nobody was looking. They fold up the table and go off in procession, purse, baskets and all, to find that person. The boy stays behind to shake your hand. It gets about that you could have lied.',
      },
      {
        line: 'Rob the table',
        success:
          'Nobody had planned for this. They stand there holding plates while you go down the cloth, and your bag is as good as full when one of them sets the potato salad aside and reaches under the table for what they brought just in case. They will tell this one in church.',
      },
    ],
  },
  '004': {
    title: 'A Pan by the Door',
    intro:
      'A frying pan hangs from a nail next to the door of an empty house. You know that pan, or have been told about it; the Dwyers have moved. Swept step, cold stove, water in the jug from this morning: they live here and are careful not to be at home. On the table there are cans, in a row, under a cloth. Overhead a board creaks, and then very much does not.',
    options: [
      {
        line: 'They know you for a friend and come down',
        success:
          'Down they come, oldest first, and fill your arms. They have heard what you did, or what somebody like you did, and it is all one to them. When you say that it is too much, they empty the sugar bowl on top. It was full of caps. They never did have any sugar.',
      },
      {
        line: 'They know what you are and send someone down',
        success:
          '“That’s the one,” says a woman’s voice through the ceiling, quite calmly. Whoever they pay to sleep in the pantry is awake now and about to earn it. The cans stay where they are.',
      },
      {
        line: 'Help yourself and leave without a sound',
        success:
          'You work out which boards talk, and step on the others. The cans go into your bag one by one. At the door you straighten the mat. It is the least that you can do, and you are careful to do no more.',
        failure:
          'You have a single can in your hand when the lid slides off the stove, and rings, and goes on ringing. The man who comes out of the pantry is no Dwyer, and he has not come to discuss it.',
      },
    ],
  },
  '005': {
    title: 'Rope by the Yard',
    intro:
      'Dot Beasley sells rope and measures it against her own arm. The sign over her stall has a swallow on it. She reads your face before you can open your mouth; strangers only ever bring her rope money or news. “Is it Orrin?” she says, and goes on measuring. “He was bringing that heavy thing home. I told him and told him to let it lie.”',
    options: [
      {
        line: 'Tell her how you know about Orrin',
        success:
          'You tell it the way he wrote it, boots and all, while she measures the same yard over and over. It was harder than digging, and you are the wiser for it. She pays you for the carrying, as he would have. Then she explains about the swallows: he painted one wherever he had to leave the thing.',
        failure:
          'You say that he did not suffer. She has heard that said about so many people. She lets you have one thing off the stall at the proper price, and asks you to come again when you can tell it straight.',
      },
      {
        line: 'Say it is about rope, and shop',
        success:
          'You talk about hemp. She knows that you are lying, and you know that she knows, and the two of you drive a number of perfectly good bargains across it. When you go she is looking over your shoulder, down the road, as she has done for a year.',
      },
    ],
  },
  '006': {
    title: 'Orrin’s Swallows',
    intro:
      'A swallow in blue paint, no bigger than your hand. There is another one farther along, then another, all flying the same way, and Orrin Beasley was not a bad painter. The last has its wings folded and its beak pointing down at a slab. The ruts of a sled end there. Other tracks go around and around it, very regular. Something has been walking its beat.',
    options: [
      {
        line: 'Work out what the last bird means',
        success:
          'Not under the slab: under the shadow of the beak, at the hour when he liked to stop. You dig there. It comes up in oilcloth, greased and tucked in, with more barrels than anybody needs: a minigun. Nobody drags a thing like that home in order to be left in peace. You begin to see Dot’s point.',
        failure:
          'You heave up the slab and find a lunch pail with some odds and ends in it, and a note in block capitals: NOT HERE, STUPID. You keep the odds and ends. The bird goes on pointing.',
      },
      {
        line: 'Follow the ruts back along his road',
        success:
          'At every bend there is an old camp of his, and at every camp he put down something that had grown too heavy. He must have arrived with hardly anything but the one thing. You go back the way he came and get heavier all the time.',
        failure:
          'You follow the wrong tracks, the regular ones. They end at the feet of what makes them. It was posted here before there was any paint, and you are not on its roster.',
      },
    ],
  },
  '007': {
    title: 'Black on One Side',
    intro:
      'The traders who got out of the fire have set up again, on planks and baby carriages. Whatever they sell is black on one side. The fire was loud and they still talk over it, but they go quiet when anybody puts down a bag. A woman in a singed apron is chalking names on a wall in two columns. She has not been able to decide on a heading for the longer one.',
    options: [
      {
        line: 'They have not forgotten what was done',
        success:
          'Heads come up along the planks. It may not have been you. It was somebody with your kind of name, and they have been saving this. One of them comes around the barrow carrying an iron bar, with nothing left at home to be careful for.',
      },
      {
        line: 'Buy something black on one side',
        success:
          'You do one piece of business, which is as much as they can manage. The trader rubs at the soot with her sleeve and makes it worse. She thanks you for coming. Then she thanks you for coming again.',
      },
      {
        line: 'Give caps to put the stalls back up',
        success:
          'You lay money on the plank, and for a while nobody knows whose it is meant to be. By noon there is an awning. By evening there is shouting about prices, you are in the thick of it, and it is a market. They chalk you up on the wall, in the shorter column.',
      },
    ],
  },
  '008': {
    title: 'Open Your Bags',
    intro:
      'Ever since the business with the suitcase, the markets in these parts hire guards. They go through the bags, the baskets, the babies. Sergeant Nunn, who has a whistle, explains it to each person in the line in the very same words. The goods are chained together by the handles, like convicts. Over the gate hangs Wilbur’s hat, either as a warning or as a saint.',
    options: [
      {
        line: 'They know you, and will not let you pay full price',
        success:
          'Nunn does not so much as touch your bag. He takes off his cap and tells the line who you are, and the line, heaven help you, claps. Every trader knocks a bit off the price and will not hear a word about it.',
      },
      {
        line: 'Stand in line and shop',
        success:
          'They search you going in, they search you coming out, and they hand your bag back better folded than you had it. In between you do your business, at arm’s length, with a shotgun taking an interest.',
      },
      {
        line: 'Slip something off its chain',
        success:
          'Nunn blows his whistle at a grandmother with a suspicious cake, and for as long as that lasts a chain is only a chain. They search you on the way out, every stitch. They do not search the baby carriage in front of you. You catch up with it around the corner.',
        failure:
          'The chain runs to a bell, the bell runs to Nunn, and Nunn runs to you. Three others give him a hand. They put you out well beyond the gate, and throw your hat after you, and then, on reflection, some of the gate.',
      },
    ],
  },
  '009': {
    title: 'Family Resemblance',
    intro:
      'It turns out that Uncle Lou had a nephew after all. His name is Rupert, he is built like an icebox, and he has put a stool by the market gate. He looks at every face that comes in and then at a drawing on his knee. It is a poor drawing. He has made up for that by being thorough, and three people are already sitting along the wall with their heads back.',
    options: [
      {
        line: 'Rupert finds that you fit the drawing',
        success:
          '“You’re the one they’re all so fond of,” says Rupert. He puts the drawing away where it will not get creased. He is not angry; he goes about it like a man beating a rug. When he is done he sets you down outside and turns you to face the road.',
      },
      {
        line: 'Tell Rupert you were his uncle’s customer',
        success:
          'Rupert cries a little. No one else has had a kind word for the old man. Then he picks up the stool, and the trapdoor under the stool. It is all still down there, the guns and the little bottles, and you are to have it at family prices.',
      },
      {
        line: 'Walk past him and do your shopping',
        success:
          'You put on the face you were given for ordinary days. Rupert studies it, studies the drawing, turns the drawing the other way up, and lets you by. Inside, the traders talk low and wrap fast.',
      },
    ],
  },
  '010': {
    title: 'What the Butcher Found',
    intro:
      'News of Ezra Holm travels faster than you do. So does Ezra. A carter has brought him, and they have hung him up again here, beside the market, with a card around his neck that says SYNTH. The butcher did look inside. What he found there is what butchers find. No one has taken the card off, because whoever does will have to read it.',
    options: [
      {
        line: 'Cut him down, being what they took him for',
        success:
          'You climb up with a knife in broad daylight and tell them what you are. You lay him in the shade and put the card in your own pocket. For a full minute not one of them moves. Then one does. He has been drinking ever since the butcher’s report.',
      },
      {
        line: 'Walk underneath him and trade',
        success:
          'The tables have been moved to where his shadow does not reach. You get what you came for. Prices are ordinary, voices are soft, and everybody holds doors; it is like calling on a family after a death, if the family had done it.',
      },
    ],
  },
  '011': {
    title: 'No Sign',
    intro:
      'Behind the wash house, down a dozen steps, past a curtain made of piano wire, Ezra Holm keeps shop. He does not say where he gets his stock, or ask where his customers got their faces. They stand well apart and study the shelves. A tuning fork lies on the counter. If he strikes it, says Ezra, he can hear what a person has been called in the street.',
    options: [
      {
        line: 'Ezra hears it in the fork and bolts the door',
        success:
          'The fork hums, and Ezra nods. “They have thrown things at you,” he says. “In here that counts as a reference.” He pulls the dust sheets off the back shelves, and names his prices as though he were ashamed of them.',
      },
      {
        line: 'Trade at the counter like anyone',
        success:
          'The fork has nothing to say for you and nothing against. Ezra sells you what is on the front shelf for what it is worth, and wraps it in sheet music. Nobody saw you come down. It is understood that nobody sees you go up.',
      },
    ],
  },
  '012': {
    title: 'Marjorie’s Locker',
    intro:
      'It is where she said, bolted to a slab, as tall as a wardrobe, with MARJORIE across the door in nail polish. She kept everything she liked, and she liked everything; one hinge has given up. There is a difficulty. Her old tribe is camped all around it. They do not know yet where she has gone, and they are sentimental about the locker.',
    options: [
      {
        line: 'Tell them, mutant to mutant, where Marjorie is',
        success:
          '“Marjorie not dead?” asks the biggest. “Marjorie cooking,” you tell him. There is a silence, then a noise, which you take for joy. They open the locker with two fingers and load you up, and each adds something of his own, for luck.',
      },
      {
        line: 'Fight your way to the locker',
        success:
          'You walk in with your weapon up. One of them gets to his feet; he must be the one the others send. Whatever comes of that, the locker goes over in the first rush and bursts, and a lifetime of nice things is rolling about where you can reach it.',
      },
      {
        line: 'Lie still until dark and climb in',
        success:
          'You lie under a sheet of tin until your legs belong to somebody else. Then over the slab and in by the broken hinge, and out again, with all you can carry. It is not all there is. You leave the cookbooks; they have been read to pieces.',
        failure:
          'The cramp gets you in the middle of their supper, and you unfold with a yell. Most of them think it the best thing they have seen all year. One of them puts down his bowl.',
      },
    ],
  },
  '013': {
    title: 'One Ear Up',
    intro:
      'The dog is doing his rounds of the market: the butcher, the baker, the bench where old Mr. Pruitt drops things. One ear up, a frayed end of rope around his neck. Nobody owns him. Everybody says so, and everybody has a bone set aside. When you stop, he stops as well, on the other side of the street, and waits to see what you are made of.',
    options: [
      {
        line: 'The dog has asked around, and picks you',
        success:
          'He crosses the street, leans his whole weight against your knee, and looks back at the market once, as one does at a good hotel. Mr. Pruitt drops a last crust for the road. “Dogmeat,” he calls after the two of you. “He answers to Dogmeat. Or he doesn’t.”',
      },
      {
        line: 'Kneel down and talk to him',
        success:
          'You promise nothing that you could not keep. He thinks it over. Then he takes the end of the rope in his teeth, carries it across the street, and puts it in your hand. You untie it from his neck. He stays anyway. Dogmeat, it says on the collar.',
        failure:
          'You say “good dog” in the voice people use on mayors. He yawns and goes back to the butcher. With the whole street grinning you have the heart for one bit of business, no more. He will be around.',
      },
      {
        line: 'Leave him his freedom and trade',
        success:
          'You go about your errands, and he goes about his. Your ways cross at four different stalls, and he does better than you do at all of them. At the last one you would swear that he was listening to the price.',
      },
    ],
  },
} satisfies Stories
