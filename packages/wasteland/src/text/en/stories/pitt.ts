import type { Stories } from '../../story.ts'

/** Cards 056 to 066: the Pitt, its slavers (shield), its rebels (star), and one child who does not cough. */
export const storyPitt = {
  '056': {
    title: 'Into the Pitt',
    intro:
      'At midnight the northern sky is orange. That is the Pitt. They still make steel there, out of ore, coke and people, and the slavers’ agents work the roads with contracts that nobody can read. This morning one of them sat down at your fire, a Mr. Dill, with a bowler hat and a tin of licorice. Had you by any chance seen a rebel running? You had. He had no shoes on.',
    options: [
      {
        line: 'Tell Mr. Dill in a settlement what you saw',
        success:
          'Dill writes it down in a pretty hand and opens his sample case: tools, cans, somebody else’s boots. Help yourself. He leaves a man here to look after the place. Then he offers you licorice and a second job, since you notice things.',
      },
      {
        line: 'Hide the barefoot man in the wasteland',
        success:
          'His name is Jubal Reese. You put a ruin between him and the road, and he shows you where his crew buried what it stole. A friend of his steps out from behind a chimney with a pipe gun, and stays. “We are not running,” says Jubal. “We are early.”',
      },
    ],
  },
  '057': {
    title: 'On the Trail',
    intro:
      'The barefoot man is Jubal Reese, and he does not run at random. He runs from friend to friend, and Mr. Dill would like to have the friends. The trail goes cold at the pumps of Red Rocket Station. Meanwhile the hunters are out in the open with a wagonload of collars, singing to stay awake. It would be easy to lose them. It would be just as easy to find them.',
    options: [
      {
        line: 'Make the attendant at Red Rocket talk',
        success:
          'Peg at the pumps has seen nobody, and looks at the grease pit when she says it. So you look there too. Dill shakes your hand, and then wipes his own. “People like you are wasted down here,” he says. “It is time that you met management.”',
        failure:
          'Peg talks for an hour about spark plugs. It is the most complete answer you have ever been given, to a question you never asked.',
      },
      {
        line: 'Ambush one of Dill’s hunters in the wasteland',
        success:
          'The song breaks off in the middle of a verse. The keys are in his hat. The wagon empties itself without a word, one collar after another, and a woman counts heads on seven fingers. “Delia Marsh,” she says. “You had better come and see the fire.”',
        failure:
          'He gets to his whistle before you get to him. The wagon rolls on, collars and all. After a while they start another song, and it has you in it.',
      },
    ],
  },
  '058': {
    title: 'On the Eve of War',
    intro:
      'Jubal Reese was sent ahead to count who would fight. It is a short list, so he has learned it by heart: a welder, two cooks, Delia Marsh on the big crane, most of the night shift. Somebody must speak for you at the meeting on Ashbury Road, because they trust nobody who travels alone. And in every settlement there sits somebody like Mr. Dill, who collects lists.',
    options: [
      {
        line: 'Hand the list to the slavers in a settlement',
        success:
          'After the first name the others come easily. The agent thanks you with a handshake and a short talk on loyalty. But lists travel both ways. By the time the collars reach the night shift, the night shift has heard, and somebody has lit the ovens.',
        failure:
          'The agent listens, sucks his pencil and says he has had better lists from drunks. Nobody, he finds, believes in a revolution before lunch.',
      },
      {
        line: 'Bring a companion to the meeting on Ashbury Road',
        success:
          'Three lamps in a dead bus. Delia Marsh counts you on her seven fingers, and counts whatever you travel with as well; if it puts up with you, she reckons, you may be all right. Then she unrolls a plan. “Haven,” she says. “The locks, the pens, and the woman with the ledger.”',
      },
    ],
  },
  '059': {
    title: 'Up the Chain',
    intro:
      'Management turns out to be Cornelia Lisle. She runs Haven from a desk and the Pitt from a ledger, and she calls the slaves staff. She has an entry on you and would like to see the face. The way to her goes over the Bridge, where the new staff stand in the rain to be sorted. A crane driver named Delia Marsh sweeps that bridge once a day. She has a question, too.',
    options: [
      {
        line: 'Keep your appointment with Cornelia Lisle at Haven',
        success:
          'She pours real coffee, finds your name and moves it from one column to another. More guards go down to the Bridge that same day. At Red Rocket the rebels answer. Lisle blots the page. “Now,” she says, “about the child.”',
      },
      {
        line: 'Stop on the Bridge and answer Delia Marsh',
        success:
          'She asks which column of the book you want to die in. You tell her, and someone puts a crowbar to the first chain. After that it is only arithmetic. By noon the rebels hold the Bridge, Haven has doubled its guard, and nobody is calling it a riot.',
      },
    ],
  },
  '060': {
    title: 'Fires of Revolution',
    intro:
      'The ovens at the Mill were lit without orders. The quota boards went in first, then the collars, then the chair in which the overseer used to sit. The night shift stands around with its palms out, warm for once because it wants to be. Delia Marsh means to hold the place. Up in Haven, Cornelia Lisle, who owns the collars, means to shut the Bridge before the news gets across.',
    options: [
      {
        line: 'Raise the Bridge for Cornelia Lisle',
        success:
          'The lift motor wants two wires and a kick. The span goes up, the rebels are penned in at the Mill, and a guard unfolds his chair on your side. A card comes down from Haven in a careful hand. “Thank you,” it says. You find that you have kept it.',
        failure:
          'Two wires. It was the other two. The span groans, thinks about the last century and lets it be. People go on crossing, and some of them wave.',
      },
      {
        line: 'Join the night shift at the Mill',
        success:
          'You are handed a shovel, a rifle, somebody’s baby, and the rifle again. When the guards storm the Mill there is hardly anyone left in it. The rebels have gone up the coal belt into Haven, and come out in Lisle’s own kitchen.',
      },
    ],
  },
  '061': {
    title: 'Break the Chains',
    intro:
      'Haven is where the Pitt keeps its clean linen and its pens. The keys to the pens hang on Lenny Brandt, who wore a collar himself until he turned out to have a gift. Delia Marsh wants those keys, and somebody to go in for them. Cornelia Lisle, who keeps the ledger, wants somebody too: a person the rebels trust, to walk in front of them, up the hill, at the hour she says.',
    options: [
      {
        line: 'Lead the rebels into Lisle’s ambush at Haven',
        success:
          'You walk ahead, sweating for a reason nobody guesses. When the lamps go on you lie down. So do most of the others, though not as you do. One of those who got away is at the Mill now, describing your face to everyone who comes in.',
        failure:
          'Halfway up the hill your nerve shows, and Delia calls it off. She gives no reason. Nobody offers you a blanket.',
      },
      {
        line: 'Fight Lenny Brandt for the keys at Haven',
        success:
          'Lenny dies explaining that he never hit anyone who worked. The pens empty. Behind the last lock there is no pen, but a nursery, and in it a small girl in perfect health. A guard blocks the Bridge by now. You carry her out through the laundry.',
        failure:
          'Lenny has had long practice with people who wanted those keys. He does not even put down his sandwich. Behind him the pens stay shut, and very quiet.',
      },
    ],
  },
  '062': {
    title: 'Child of the Pitt',
    intro:
      'Everyone who works the Pitt gets the rust. First the cough, then the skin, and one day they forget their names and are moved to a lower floor. Junie was born next to an oven four years ago and has never so much as sneezed. Cornelia Lisle keeps her in a nursery at Haven, behind Lenny Brandt. Delia Marsh has sent people to fetch her. They are already on the road.',
    options: [
      {
        line: 'Stop Delia’s party in the wasteland',
        success:
          'You bring back the rope, the lamp and the small coat they had sewn for her. Lisle lays the coat in a drawer. Then she unlocks the room of confiscated goods, tells you to choose one thing, and goes to tell her officers that it is war.',
      },
      {
        line: 'Fight your way past Lenny Brandt at Haven',
        success:
          'He falls across the threshold, still in the way. Junie climbs over him in her socks and takes hold of your sleeve. A trader with an old collar scar gives you the pick of his stock and will not hear of money. She does not say a word till evening. Then she asks for her bear.',
        failure:
          'Lenny fills the doorway better than the door did. Behind him somebody small is singing. You come away with the tune, and with bruises in time to it.',
      },
    ],
  },
  '063': {
    title: 'Four With a Ladder',
    intro:
      'They camp without a fire: four people, a rope ladder, and a child’s coat drying on a stick. They are tinkers, they say. The one who says so has oven burns up to both elbows and keeps a length of rail across his knees. The youngest says they are going to Haven, and is kicked. It is very good sewing, that coat. It has a hood.',
    options: [
      {
        line: 'Wait until dark and go through their packs',
        success:
          'The girl on guard has worked double shifts since she was nine and is asleep on her feet. You take what they can spare, and some of what they cannot. At sunrise they are gone, and still bound for Haven.',
      },
      {
        line: 'Fight the man with the rail',
        success:
          'Silas Lunn stood at the ovens for twenty years, and it takes all of that to bring him down. The other three do not stay to watch. You pick up the ladder, and the coat. If anyone at Haven is waiting for news, this is it.',
        failure:
          'He swings the rail like a man opening an oven, and you are the oven. They break camp around you. Someone says sorry, and it is not to him.',
      },
      {
        line: 'Pass for a friend and offer to guide them',
        success:
          'You know a shortcut, and for once that is true. They pay you out of a sock. By the time your ways part you have covered a good deal of ground, and the youngest has told you the name of the child twice.',
        failure:
          'You give last month’s password. Nobody draws. They only pack, fast, and go, and the one thing they forget is lying in the grass where the girl sat.',
      },
    ],
  },
  '064': {
    title: 'Bear With Me',
    intro:
      'Junie, the girl from the nursery, is safe among the rebels and has not slept since. Her bear is still at Haven: one eye, no stuffing to speak of, answers to Mister Vance. Without him she lets nobody near her arm, and everybody wants the arm. The rust, which sooner or later takes all who work the Pitt, has never touched her. Delia Marsh is looking for a doctor who is good with children. Cornelia Lisle already has the bear.',
    options: [
      {
        line: 'Bring junk to Haven and mend the bear for Lisle',
        success:
          'Your junk goes in where the stuffing was: a coil, a battery, a bulb. Lisle sews the seam herself, with small stitches, and pays you from the drawer. Mister Vance reaches the child by morning. The wagon that follows his signal reaches her by night.',
      },
      {
        line: 'Collect caps for Junie’s doctor in the settlements',
        success:
          'The tin goes around, with a drawing of a bear on it. When it is full the doctor comes, on foot, and brings a bear of her own, secondhand. They are introduced. Junie holds out her arm and looks the other way, and so does Delia Marsh.',
      },
    ],
  },
  '065': {
    title: 'War!',
    intro:
      'Nobody declares it. The slavers move into the towns, to protect them, and the rebels into the ruins, for the same reason. Every well has a sentry and every sentry has a cousin on the other side. Cornelia Lisle has shut her ledger for the first time in nineteen years. Delia Marsh has stopped counting heads. It will go on until one of them has nobody left to send.',
    options: [
      {
        line: 'The last rebel in the field must fall',
        success:
          'It was one of the cooks. Next morning the whistle blows at the Mill, on time. Lisle opens the ledger at a clean page and writes the date, and no names. “There are vacancies,” she announces. The whole district may consider itself hired.',
      },
      {
        line: 'The last slaver in the field must fall',
        success:
          'He wanted his wages first. In Haven they burn the ledger page by page, and each name is read out before it goes, and somebody answers to it, or somebody answers for it. It takes until Thursday. Nobody leaves early.',
      },
    ],
  },
  '066': {
    title: 'Painful Solutions',
    intro:
      'From one old flask of Junie’s blood Dr. Corliss Amberg of Haven has boiled a yellow serum. It stops the rust. It also makes grown men scream, which he notes, with the time. Cornelia Lisle will not sell it. She will give it away in every settlement, to anyone who signs. The formula exists once, on a card in Amberg’s breast pocket, next to his comb.',
    options: [
      {
        line: 'Open Lisle’s dispensary in every settlement',
        success:
          'Sleeve up, needle in, sign here. You pick up the form sooner than the needle. Once the last settlement has its brass plate the whole country will be cured, and on the payroll until it dies.',
        failure:
          'The mixture curdles, and the first volunteer leaves by the window. There will be no brass plate here today. You read the leaflet again, down to the part in small print.',
      },
      {
        line: 'Lift the formula from Dr. Amberg at Haven',
        success:
          'You brush some lint from his lapel and walk out with the card. The rebels print it on walls, on flour sacks, on the backs of contracts. It turns out that nobody screams if you stir slowly. The brass plates come down for scrap. Junie sleeps.',
        failure:
          'You are down three flights and across the yard before you look. It is the comb. Upstairs Dr. Amberg is patting his hair, and then his pocket.',
      },
    ],
  },
} satisfies Stories
