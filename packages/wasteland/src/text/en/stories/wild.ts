import type { Stories } from '../../story.ts'

/** 112 to 116: the wagon town and the Raider Camp. 117 to 124: a case marked FEV. */
export const storyWild = {
  '112': {
    title: 'Growing Pains',
    intro:
      'The wagon broke its axle in the spring, and so they called it a town. There are thirteen of them, none yet twenty. Nora Applegate is mayor because she owns the dinner gong. They can plow, and sing in parts. They cannot shoot. A man with a gun has been at the road and a thing with too many legs has been at the hens, and Nora asks, if it is no trouble, whether you would see to one of them.',
    options: [
      {
        line: 'Kill a human hard enough to frighten a town',
        success:
          'You go through the pockets, as is customary. They bury what you leave and put up a board with the name spelled two ways. The whole road hears that somebody stood up for the wagon town. So does the dead man’s outfit, which calls a roll every night.',
      },
      {
        line: 'Kill a critter big enough to eat a hen whole',
        success:
          'They hold a supper in your honor. It tastes of what you killed. You are paid out of the jar for the church bell. Then Nora, who has been looking at the carcass and doing sums, asks what you hoped somebody would ask: could you show them how?',
      },
    ],
  },
  '113': {
    title: 'Teach a Man to Fish…',
    intro:
      '“Lesson one,” says Nora, and opens a notebook. They sit along the fence with their hands in their laps, all thirteen. None of them has ever held a gun by the right end. You could walk them through a ruin, dressed and armed for it, so they see how it is meant to look. Or you could spend a night where something dreadful can smell you, and let them see a person come back.',
    options: [
      {
        line: 'Walk them through a wasteland, properly dressed and armed',
        success:
          'You show them where to put their feet, and when to leave. One faints. One finds a cash register with a little left in it, and they insist that it is your fee. Going home they walk in file without being told, and Nora strikes the gong exactly once.',
      },
      {
        line: 'Camp next to something truly dreadful',
        success:
          'You bank the fire low and lie down and do not sleep. It breathes out there all night, large and in no hurry. At sunrise you make coffee. Thirteen faces come up out of the ditch, where they have been watching, and in each of them something has been settled.',
      },
    ],
  },
  '114': {
    title: 'Blood for Blood',
    intro:
      'A boy walks over from the Raider Camp with a letter on a stick. It is quite well written. The dead man had a mother, it says, and she runs the kitchen. She wants one of yours for one of hers, not to kill, only to wash up and sit in his chair. Or come and explain in person why not. Signed, Ma Bickerstaff. Underneath, in another hand: please bring salt.',
    options: [
      {
        line: 'Leave one of your companions with Ma at the Raider Camp',
        success:
          'Ma looks them over, straightens a collar, and points to the chair. You do not turn around on the way out. The matter is entered as paid, and both sides will remember who paid it. In the wagon town Nora hears, and says that from now on they had better learn to look after themselves.',
      },
      {
        line: 'Explain yourself at the Raider Camp, to all of them',
        success:
          'It is a long explanation, and most of it is furniture. At the end nobody is left who cares to argue, and Ma Bickerstaff pushes the empty chair toward you with her foot. You only sit down to rest. That, she says, is how he started.',
        failure:
          'They interrupt a good deal, all together, with chair legs. You find yourself outside the gate. Ma has you told that you may try again when you have eaten something.',
      },
    ],
  },
  '115': {
    title: 'The Hunt',
    intro:
      'Nora has looked it up: it is a Yao Guai. So far the bear has had the brahmin, the hens and most of the chapel. The wagon town has voted not to run: a motion, a prayer, a show of hands. They have a net, a gong, and what they have been taught. The old gamekeeper at Pendleton Estate knows where such a thing sleeps and how it thinks, but he has not told anybody anything since they buried his dogs.',
    options: [
      {
        line: 'Bring down a Yao Guai',
        success:
          'It lies down like a house settling. For a moment nobody dares to cheer. Then Nora strikes the gong, and keeps on striking it until she has to sit. They will name things after you: the street, when there is a street, and in time a child, who will hate it.',
      },
      {
        line: 'Get the gamekeeper at Pendleton Estate to talk bears',
        success:
          'You get its den, its wind, its bad shoulder. You give it to Nora, and she gives it out to the others in parts, like a hymn. They do it themselves, at dawn, and lose no one. They tell it ever after as though you had stood in front.',
        failure:
          'The gamekeeper describes a bear he knew as a boy. It takes until supper. It is a good story, and there is nothing in it you can use.',
      },
    ],
  },
  '116': {
    title: 'Collection Day',
    intro:
      'The chair at the Raider Camp comes with a ledger, and with some very loyal people who have bad teeth. Towns pay the Camp not to be visited. Ma Bickerstaff keeps the list, in order of spite, and says a collector should be someone that mothers mention at bedtime. There is a snag. The Camp pays too. A large green gentleman comes for his share on the same day, and he is early.',
    options: [
      {
        line: 'Collect from a settlement, if your name is bad enough',
        success:
          'You hardly raise your voice. Your reputation goes in first and pulls out the chairs. They bring it to you in pillowcases. A little girl asks if you are the one. You tell her no. She does not believe you, and neither does the ledger.',
        failure:
          'Somebody’s grandmother bars the door with a broom, and while you think of an answer the whole street fetches brooms. You collect a number of splinters.',
      },
      {
        line: 'Fight the green gentleman at the Raider Camp',
        success:
          'He has come for the usual. It is not there anymore, and presently neither is he. In his sack is the rent of half the country. Ma counts it, keeps most, and moves your name to the top of a page. Nobody collects from the Camp again.',
        failure:
          'He counts aloud while he hits you, being proud of it. Then he takes his share and tells Ma he will be back as soon as he has learned what comes next.',
      },
    ],
  },
  '117': {
    title: 'I’ve Got a FEVer',
    intro:
      'Half the country has a cough, and a story goes with it: there is army medicine about, a steel case with FEV on the lid and the rest scratched off. FEVER, people say; what else? A peddler was robbed of it, and the robber was robbed. It is in some thief’s pack now, or some machine’s, or some mutant’s. The Raider Camp had it for a week and has strong opinions.',
    options: [
      {
        line: 'Kill something that carries plunder',
        success:
          'Between the spoons and other people’s socks lies the case: one green vial, one leaflet. Somebody has spat on the lid and rubbed, and there is the rest of the writing. It is not fever. The leaflet says the dose need never be repeated, and that nobody has ever asked.',
      },
      {
        line: 'Buy what they know at the Raider Camp',
        success:
          'For the price of a bottle you get the bottle’s history, a sack of goods that somebody no longer needs, and the story of the man who no longer needs them. His name was Dennis. He left through the wall. The doctor who sold it writes his address on everything, in a large town, with a flourish.',
      },
    ],
  },
  '118': {
    title: 'This Won’t Hurt… Much',
    intro:
      'Forced Evolutionary Virus, says the leaflet: stronger, tougher, never ill again. It does not say who. The vial keeps moving a little after you have stopped tilting it. Any doctor in a large town would be glad of it, with so many coughing. Or you might spare the public and try it on yourself. In that case the leaflet asks you to walk well away from houses, and to put down anything you are fond of.',
    options: [
      {
        line: 'Take the dose yourself, far from any place with a name',
        success:
          'It hurts in places you did not own before. When it stops, the sky is lower. Your hands are a pair of green shovels, and they do what you tell them. After a while the birds start again. You find that you can lift the rock you were hiding behind.',
        failure:
          'It hurts, and then it hurts more, and then somebody is carrying you. Your body was asked a question and has answered no.',
      },
      {
        line: 'Give it to a doctor in a large settlement',
        success:
          'Doctor Lenore Babbage holds it to the window. Fever, she reads, bless you; she has patients who cannot wait. You open your mouth. She is already filling the needle. It was a kind thing to do, everybody says so, and the whole street learns your name.',
      },
    ],
  },
  '119': {
    title: 'Mad Science',
    intro:
      'In one of the large towns there is a painted door: Doctor Ignatius Moll, Improvements. He opens it himself, in rubber gloves, and offers you a seat with straps. He means no harm; that is the frightening part. The human being, he says, is a first draft. He wants volunteers and is not strict about the word. His backers wear good coats and pay for fresh parts of anything monstrous. They never talk about science.',
    options: [
      {
        line: 'Visit him in a large settlement and take the needle away',
        success:
          'He fights like a man correcting an essay, with little stabs, very quick. Then he sits down under his diplomas and stays there. You burn the notes, all but a page. If he scratched you, you will know by supper. It starts with the collar getting tight.',
        failure:
          'He is a good deal stronger than his handwriting. You leave by way of the waiting room, where nobody looks up.',
      },
      {
        line: 'Kill a monster and sell the pieces to his backers',
        success:
          'Two gentlemen come with an icebox and roll up their pant legs before they kneel. They pay in clean caps and compliment your knife work. The doctor, they mention, retired this morning, quite suddenly. One of them gives you a card with nothing on it. You will know when, he says.',
      },
    ],
  },
  '120': {
    title: 'I’m a Monster!',
    intro:
      'The papers that came with the green stuff have a last page: a drawing of a gland. Only an Overlord grows it, being the oldest and largest of the kind, and two uses are given. Taken one way it turns a super mutant back; the hands shrink, and the memory returns, with what was done. Taken the other way it makes a great many more. There are gentlemen who would buy it, and they have not said for which.',
    options: [
      {
        line: 'As a super mutant, kill an Overlord and take the cure',
        success:
          'You eat it standing up, as directed. It tastes like an apology. By night you have small hands again, cold and not good for much, and you cry over a button because you can do it up. People who ran from you come nearer. Something large in you turns over and goes to sleep.',
      },
      {
        line: 'Kill an Overlord and sell the gland',
        success:
          'The buyer has a driver, a cold box and no name. He counts the caps into your palm without touching it. You do not ask which use. There are people in his organization, he says, who would enjoy your company. It sounds less like an invitation than a forecast.',
      },
    ],
  },
  '121': {
    title: 'Well, What Did You Think Would Happen?',
    intro:
      'Doctor Babbage treated three of them: Clarence Dunning, the baker, for his chest; Miss Edith Sorrel, the schoolteacher, for her voice; Sal Pinto, who runs a shell game, for nothing, he only hated to be left out. They do not cough anymore. They went out through the wall and into the ruins, each with some idea of carrying on as usual. The doctor has written down the names, and cannot get herself to write anything else.',
    options: [
      {
        line: 'Find the doctor’s patients in the ruins, one after another',
        success:
          'You bring Doctor Babbage a name. She rules a line through it and asks whether there was any talking, and notes it down. People have heard what you do for her, and make room for you on benches. So has somebody high up with a radio, who would dearly like to see a large specimen.',
      },
    ],
  },
  '122': {
    title: 'The Gentlest Hands',
    intro:
      'You smell it first, and your mouth waters against your better judgment. Clarence Dunning has built an oven out of boiler plate. He is nine feet tall, green, and floured to the elbows, and he is crying because the dough keeps tearing. He had the gentlest hands in town, he tells you, and the windows that are left fall out. Then he holds out the bowl, and wants you to hold it too.',
    options: [
      {
        line: 'Hold the bowl and talk him down',
        success:
          'You brace the bowl against his pushing and tell him what dough wants, which is less. By and by it tears less. The loaf is terrible. He gives you the heel, eats the rest, and goes away over the hills to practice, where there is nobody to lean on.',
        failure: 'The bowl breaks. You watch him look at the pieces. Then he looks at who was holding it.',
      },
      {
        line: 'Put Clarence out of his misery',
        success:
          'He does not really try. At the end he folds his hands on the apron so as not to get anything on it. You bank the oven, since he would have wanted that, and scratch his name into the door.',
        failure:
          'He throws the oven. By the time you have found all your limbs he is a long way off, carrying what is left of the dough and calling back that he is sorry.',
      },
      {
        line: 'Take what lies about and let him bake',
        success:
          'You go around him in a wide circle and pocket whatever he is not standing on. He does not turn his head. When you are well away he begins to sing, very deep, something children used to jump rope to.',
      },
    ],
  },
  '123': {
    title: 'Miss Sorrel’s Class',
    intro:
      'Car seats stand in rows before a wall, and the wall is chalked with long division. Most of the seats are taken, by people who have not moved for two hundred years. Miss Edith Sorrel used to be inaudible from the second row. She has been cured of that. She is green and tremendous, with her spectacles on a string, and she roars that somebody is late. She points to an empty place, using a telephone pole.',
    options: [
      {
        line: 'Sit down and answer when you are called',
        success:
          'You give her the rivers, the presidents, the nine times table, and duck the chalk, which is a curbstone. At four she rings a hubcap. “Class dismissed,” she whispers, and the whisper is nearly her own. She hangs up the pole and walks off down the road, free for the summer.',
        failure: 'You forget Idaho. It goes very quiet, and you hear the pole being picked up.',
      },
      {
        line: 'Fight your way out of school',
        success:
          'She falls among the seats, and the string of the spectacles breaks. You pick them up. On the wall, under the sums, in small neat letters, she had written to the doctor that her voice was so much better, and thanked her.',
        failure:
          'She stands you in the corner, from some distance. When the dust has settled the school has moved on. You can hear the roll being called, farther and farther off.',
      },
      {
        line: 'Rob the back row while she faces the wall',
        success:
          'You go along the seats on your knees, as you did when you were small. She is deep in a fraction, the chalk grinding, and does not turn around. She never did catch the quiet ones.',
      },
    ],
  },
  '124': {
    title: 'Under Which Barrel',
    intro:
      '“Round and round she goes!” They can hear it in the next county. Sal Pinto has found a flat piece of ground, an audience of crows, and three water barrels where he used to have walnut shells. A skull is playing the pea. Sal is as big as a shed and greener than his suit ever was, and he has not had a customer since the cure. You look to him like a customer.',
    options: [
      {
        line: 'Watch the barrels and place your bet',
        success:
          'You watch his elbows, not the barrels, and put your foot on the middle one. There she is. Nobody ever won before, and Sal had made no plans for it. He sits down among the barrels and laughs, and he is still laughing, more quietly, when a heart that was made for a smaller man stops.',
        failure:
          'Wrong barrel. Sal is delighted. Then he remembers he no longer takes caps, and reaches across for you.',
      },
      {
        line: 'Kick the barrels over and fight him',
        success:
          'He takes it like a man who has always known the odds. Afterward you look under the barrels. Nothing, nothing, and nothing. The skull is up his sleeve.',
        failure:
          'He hits you with the left barrel, then the right barrel, and then, while you are wondering, the middle one. When your head clears he has packed up and gone to find a livelier corner.',
      },
      {
        line: 'Let him shuffle, and pick his pockets',
        success:
          '“Keep your eye on her,” he says, and you do, with one. His coat has split down the back, and things have been dropping out of it all week. You leave in the middle of the patter. He does not miss you. He is having too good a time.',
      },
    ],
  },
} satisfies Stories
