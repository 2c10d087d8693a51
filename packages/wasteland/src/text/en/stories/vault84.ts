import type { Stories } from '../../story.ts'

/** Cards 067 to 081: the way to Vault 84, its electors, and the day they count. */
export const storyVault84 = {
  '067': {
    title: 'Vault Rumors',
    intro:
      'There is a can of peaches on the bar, and the date stamped on the lid is last spring. Nobody has canned a peach in two hundred years. A drifter traded it for boots and left no name. Ever since, people talk of a vault with an 84 on the door and the lights still on, and of men who went to look for it. Some of them have peaches. Some of them have not been back.',
    options: [
      {
        line: 'Kill a human and go through the pockets',
        success:
          'Beneath the knives and the lint is a peach stone, wrapped in a poem. The poem is bad, and it is dated last week. So somebody is alive down there, and lonely, and cannot rhyme. You are the only one up here who knows.',
      },
      {
        line: 'Pay for a straight answer in any settlement',
        success:
          'Your caps buy a sketch and a sentence. The door is real, it is shut, and no knock was ever answered. “A tomb,” says the seller, “packed with everything they died sitting on.” You keep the sketch, and the thought that goes with it.',
      },
    ],
  },
  '068': {
    title: 'Signs of Life',
    intro:
      'Vault 84 is inhabited. Washing has been seen on a ventilation shaft. Late at night, low on the dial, a man with a cold reads out the dinner menu, followed by the names of those who have run in the corridor. They know about the world outside. They have formed an opinion of it. What they still lack is a reason to open the door.',
    options: [
      {
        line: 'Answer the man on the radio from any settlement',
        success:
          'You ask him what goes with the carrots. There is a long crackle. Then he asks what you would advise. By morning you know a great deal about Vault 84, the door will open when you come, and the whole place has heard that somebody up there can cook.',
        failure:
          'You find the frequency, though not the switch that lets them hear you. The man with the cold reads on to the last of the desserts, blows his nose and signs off.',
      },
      {
        line: 'Stand before the door of Vault 84 with a companion',
        success:
          'The glass eye over the door goes from you to what you have brought along. Visitors who come alone, says the grille, are mostly the reason why. But you have kept something going besides yourself. It asks how you did that, and it hears you out. A bolt slides.',
      },
    ],
  },
  '069': {
    title: 'Crack It Open!',
    intro:
      'All agree that Vault 84 is a grave, and everybody had a cousin who nearly got in: with a truck, with a mine, by prayer. The steel is a yard thick. The cousins are buried before it in a half circle, like an audience. There remain two schools of thought. One says muscle. The other says that the old cutting gear is still at Red Rocket Station, under a sheet.',
    options: [
      {
        line: 'Force the door of Vault 84 by hand',
        success:
          'One cousin’s truck did bend the rim. You set a rail into the bend and lean on it for most of a day. Something gives, and it is not you. Through the gap come lamplight, a smell of floor polish, and a very young voice that says “Stop.”',
        failure: 'The rail bends. Your back has a firm opinion. The door has not noticed that anyone was there.',
      },
      {
        line: 'Get the cutting gear going at Red Rocket Station',
        success:
          'Out of three torches you make one. The gauge is guesswork, but the flame comes up blue and stays. Under the sheet somebody left a drawing of the door with a cross on it, where the steel is thin. It will open now. You think about what comes after opening.',
        failure:
          'The torch lights, coughs and goes out in a smell of singed hair. The instructions are for another model. So, by the outline on the wall, were the last fellow’s.',
      },
    ],
  },
  '070': {
    title: 'Doreen’s Drill',
    intro:
      'It was not a grave. Behind the broken door stand two dozen people in blue and yellow, with very old rifles and very clean collars. They have rehearsed this with the children. Doreen Askew, the safety officer, stands in front with her eyes shut, because that is how it went in the drill. At the back somebody wants to know whether you have come about the election.',
    options: [
      {
        line: 'Lay down your weapon and say you are sorry',
        success:
          'You apologize for the door. Nobody has apologized in Vault 84 since the quarrel over the seating plan. Doreen opens one eye. The old Overseer has died, she says, there is to be a vote, and the rules do not say that it has to be one of them. “Would you care to meet some people?”',
        failure:
          'You ask to see their leader. In the drill that was the signal. Two dozen rifles go off, chiefly at the ceiling. You leave through the hole you made, with one or two that are new.',
      },
      {
        line: 'Walk out backward with your palms up',
        success:
          'You nod to everybody on the way. Behind you an argument starts about whether that counts as a victory, and who is to sweep up. The hole is still there, and so are they.',
      },
    ],
  },
  '071': {
    title: 'The Receiving Line',
    intro:
      'The door rolls aside on bearings that somebody has greased every Friday for two hundred years. There is a paper garland, a bowl of punch, and a line of people waiting to shake your hand. Doreen Askew, the safety officer, pins a card on you that says VISITOR and steps back to see if you bite. “You have come at the right time,” she says. “We are electing an Overseer.”',
    options: [
      {
        line: 'Go in and meet the electors',
        success:
          'You shake a great many dry hands. An outsider may stand, it turns out, because the founders never thought of forbidding it. Over the punch a few of them let you know, one by one and without moving their lips, where they may be found alone.',
      },
      {
        line: 'Stay on the doorstep for the present',
        success:
          'You say that you have left something on the stove. They nod; they know about stoves. The door rolls to, though not the whole way, and through the gap you can hear them discussing your shoes.',
      },
    ],
  },
  '072': {
    title: 'His Wife’s Strap',
    intro:
      'Milton Fisk mends the wrist computers and has not finished a sentence since his wife died. On his bench lies one Pip-Boy, repaired twice over, with her initials inside the strap. He might let somebody have it. Or he might lend somebody his name for the election, if they could find what is wrong with the other one, the last she built. “It hums,” he says, “and it will not.”',
    options: [
      {
        line: 'Ask him for the Pip-Boy on the bench',
        success:
          'He buckles it on you himself and turns the strap so that the initials lie inward. That was his favor; his vote will go to someone who is good with toasters. The little screen lights up and wishes you good morning, under another name.',
      },
      {
        line: 'Find the fault in the last one she built',
        success:
          'There is no fault. She wired it so that he would have to come home and ask her. You show him where. He is silent for some time. Then he signs an endorsement for you, in full, with both their names.',
        failure:
          'You find the loose contact, and it is not the one. A blue spark, a smell of Bakelite, and the humming stops. He thanks you, and means it, and holds the door.',
      },
    ],
  },
  '073': {
    title: 'The Cold Circuit',
    intro:
      'Coach Rex Ballard leads the morning exercises for all ages and has led them with pneumonia. He is the only soul in Vault 84 who ever went out by the door: to Vault 109 and back, the last of a party of nine. He will tell it to anyone who asks, and nobody asks. Or he will back you for Overseer, if you can stay beside him in the cold room until he says stop.',
    options: [
      {
        line: 'Ask him what happened at Vault 109',
        success:
          'He tells it standing at ease. Super mutants in every corridor, and behind them, on its stand, a suit of the good armor, like a tenth man who had decided to wait. You learn where the nine went wrong. After that he is in no mood for elections.',
      },
      {
        line: 'Run the cold circuit beside him',
        success:
          'You have lost touch with your feet, but they are still going around when he says stop. He gives you a towel and his endorsement. Then he turns away, to cough where the class cannot see.',
        failure:
          'Your legs fold with the lap bell still ringing. “There is no shame in it,” he says, in the voice he keeps for the under-sevens. You will not have his name.',
      },
    ],
  },
  '074': {
    title: 'The Founders’ Page',
    intro:
      'Prudence Poole, archivist, has read the whole charter of Vault 84 and wishes she had not. The election is an experiment. It was never about the winner. The founders wanted to see what people would do to the one who came last. She carries the page in her cardigan. She would like somebody to stand up with it on the day. Or, if you can talk her around, she will vote like everyone else.',
    options: [
      {
        line: 'Take the page and keep it for the day',
        success:
          'You read it twice, and then you sit down. She watches you understand. Then she lets out a breath that she has been holding since she was thirty, and gives you the page. When they count, somebody will have something to say.',
      },
      {
        line: 'Talk her out of it and into your camp',
        success:
          'People need their elections, you tell her, and the stove is hot in any case. She puts the page in herself. Your name is on her ballot before the ash has cooled, and her hand hardly shakes.',
        failure:
          'You are persuasive, and she has been lied to by better. She buttons the cardigan over the page and locks the reading room. “It will go to the grave with me,” she says, “properly indexed.”',
      },
    ],
  },
  '075': {
    title: 'Stores and Supplies',
    intro:
      'Bud Tillery, quartermaster, has carried every crate in Vault 84 up and down the stairs since the elevator failed, and his knees sound like a gravel path. He has a secret account with the traders outside, by way of an air shaft and a boy called Chester. He can order you something. Or he can give you his voice. He would give it to anybody who took that generator off his hands.',
    options: [
      {
        line: 'Let him order you something from outside',
        success:
          'He ticks it off on the traders’ list, puts it down as light bulbs, and has Chester hand it through the grating before you have finished your tea. No charge. Of course he cannot very well vote for a customer.',
      },
      {
        line: 'Carry the generator up the stairs for him',
        success:
          'You never set it down, not even on the landing, where everybody does. Bud follows with one hand out in case. At the top he endorses you, and asks, a little shyly, whether you have a minute for the piano.',
        failure:
          'It gets away from you on the landing and comes to rest at the bottom, on top of his tea things. Bud says not to mention it. Bud will certainly mention it.',
      },
    ],
  },
  '076': {
    title: 'Horace’s Jar',
    intro:
      'Horace Quimby is nine and collects bottlecaps in a jar. He has no idea. Nobody down here has. He can tell you where every single one was found, and which are sisters. His grandmother Lucille, who has a vote, holds that you may know people by how they are with Horace. She sits next door with her knitting and the door ajar.',
    options: [
      {
        line: 'Tell him caps are out of fashion; take the jar',
        success:
          'He hands it over with the brave face of a boy who has just outgrown something. You walk off jingling. In the doorway a grandmother asks what that lovely sound may be, and you see her vote walk off as well.',
      },
      {
        line: 'Add some caps of your own to the jar',
        success:
          'He gives each a name as it drops. That evening an endorsement comes under your door, folded very small, with a cookie. “For kindness,” Lucille has written. You try not to reckon what it cost.',
      },
    ],
  },
  '077': {
    title: 'The Night Listener',
    intro:
      'Agnes Loomis has kept the night watch at the radio for eleven years and heard nothing but static, until this winter. Now there is a pulse under the static. It comes from Vault 109, where nobody lives. The committee has advised her to rest her ears. She holds out the second pair of headphones, not very far, like somebody who is used to having them refused.',
    options: [
      {
        line: 'Sit down and help her write down the pulse',
        success:
          'You sit until morning and take it down in dots. “No machine would have the patience,” says Agnes. Some of it, she has noticed, reaches her by way of the Protectrons on the roads. She gives you her notes and her best pencil. It does not occur to either of you to talk about a vote.',
      },
      {
        line: 'Prove to the committee that she hears it',
        success:
          'You raise a finger just before the needle jumps, and again, and again, with the whole committee watching the dial. Agnes takes off her headphones and looks them in the face, each in turn. You have her name. You may have started something.',
        failure:
          'You raise a finger, and nothing comes. You raise it again. The committee makes a note about the two of you. Agnes says that it is quite all right, and does not look up.',
      },
    ],
  },
  '078': {
    title: 'Office Hours',
    intro:
      'Dr. Eunice Halloran has a full cabinet, a clean couch, and nobody in Vault 84 who is ever ill. She looks at you as other people look at a roast. She would gladly put you right from top to toe, merely for the practice. But she is also a gambler, with nobody to play against, and what she has left to stake is her vote. The deck is in the drawer with the swabs.',
    options: [
      {
        line: 'Lie down on the couch and let her work',
        success:
          'It takes the whole afternoon, and she hums. When you get up nothing hurts, which is unsettling. She washes her hands for a long time. Then, in another voice, she asks you for something: to look in on a colleague at Vault 109, and on his patients.',
      },
      {
        line: 'Cut the cards with her for her vote',
        success:
          'She cuts the nine. You turn up the queen of hearts, with a coffee ring on it. She laughs like a far younger woman and pays her debt in ink.',
        failure:
          'You cut the four. She cuts the queen of hearts, with a coffee ring on it, and has clearly been doing so for years. “The office,” she says, “closes early for the unlucky.”',
      },
    ],
  },
  '079': {
    title: 'The Hobbs Twins',
    intro:
      'Stanley and Hazel Hobbs are eighteen and share one ballot, a measure taken after what happened to the gymnasium. They are the whole of the Vault 84 Demolition Club. They have a drawing they would like to show to somebody who has been outdoors. They also have something on the workbench, and Stanley is waving his arms while he talks about it. Hazel has stopped listening. She is watching the edge of the bench.',
    options: [
      {
        line: 'Take a close look at the drawing',
        success:
          'It covers three sheets and part of the wall: a launcher, a very small bomb, a very large circle, and a shelf number in Vault 109. All of it is to scale. You ask them how they know. “We wrote away for it,” says Hazel. They vote for nobody; the club is above politics.',
      },
      {
        line: 'Catch what Stanley knocks off the bench',
        success:
          'You go full length over the bench and get two fingers under it, an inch above the tiles. Hazel puts back the pin. They endorse you on the spot, before anything else can happen.',
        failure:
          'You catch it. It is the other one that falls. The bang is small and the smoke is mostly pink, but the club has lost its room, and you have lost the club.',
      },
    ],
  },
  '080': {
    title: 'Counting Day',
    intro:
      'All of Vault 84 is in the mess hall, in its good collar. The ballot box is a bread bin. Doreen Askew reads out every endorsement, slowly, for those at the back, and they clap for each name. It is a warm, steady clap. You have been listening to it for some time before you notice that several of them are holding broom handles.',
    options: [
      {
        line: 'The endorsements are counted',
        success:
          'Whoever in this hall has the most names is carried around it on a chair and told what an Overseer is told. If there is a tie they share, and are told half. And whoever trails behind is seen to the door, between the broom handles. If nobody has a name to show, there is only punch.',
      },
    ],
  },
  '081': {
    title: 'A Point of Order',
    intro:
      'The mess hall of Vault 84 is full, and so is the bread bin with the ballots. Doreen Askew has cleared her throat. Then somebody stands up with the page out of the charter, the one that was never to be read, and the room gets so quiet that you can hear the lamps. The vote was not about the winner. It says there what they were expected to do to the loser.',
    options: [
      {
        line: 'The founders’ page is read to the end',
        success:
          'Nobody counts anything. The ballots go into the stove, and then the broom handles. Whoever kept that page will have the ear of the vault from now on. The other guests in the hall are told a thing or two as well, over cold punch, by people who are tired of secrets.',
      },
    ],
  },
} satisfies Stories
