import type { Stories } from '../../story.ts'

/** 141 to 147: Miss Pym’s book. 148, 149: Mabel Ott. 150 to 156: Mrs. Oakley’s guests. 157 to 159: the strongbox. */
export const storyRoad = {
  '141': {
    title: 'Wasteland Survival Guide',
    intro:
      'Miss Cordelia Pym has never been outside. She means to write the book about it. With a pencil behind each ear she sends letters up and down the country: wanted, persons of courage, to find out on the reader’s behalf what is edible, what is deadly, and what is open on Sundays. She begins with shopping, and would be glad of a true account of the Super Duper Mart. Should you have to make something up, would you please make it cheerful.',
    options: [
      {
        line: 'Survey the Super Duper Mart, aisle by aisle',
        success:
          'You count the cans, the exits, and the things that live in the freezers. Miss Pym keeps every word, with your sketch of the register, and puts your name in the margin. People you have never met will begin sentences with it.',
        failure:
          'The third aisle is dark, and something in it asks if you are finding everything you need. You leave the survey, and the basket.',
      },
      {
        line: 'Poke about in any wasteland and trust to luck',
        success:
          'You turn over a plank, and there it is, a whole chapter: water, shade and a second way out, all by accident. Miss Pym calls it Trusting to Providence. She leaves out your name, to spare you the letters, but she does talk.',
        failure:
          'You turn over a plank. Under it is another plank. Miss Pym writes back that this is not quite a chapter.',
      },
    ],
  },
  '142': {
    title: 'Totally Rad',
    intro:
      'Next, writes Miss Pym, there ought to be a chapter on the small things in life. She means radroaches: how they die, how long it takes, and whether they mind. Otherwise a few lines on radiation would be most welcome. She understands that it cannot be seen. The reader will want to know what it tastes like, what it does to the hair, and how soon. Kindly do not send another sample.',
    options: [
      {
        line: 'Kill a Radroach and take notes',
        success:
          'It dies in stages, and you describe each. You put down the noise, the legs, the smell of lamp oil. Miss Pym puts it in capitals with your name underneath. It will be cut out and pinned up over a great many stoves.',
      },
      {
        line: 'Soak up a bad dose of radiation all at once',
        success:
          'Like licking a spoon, you write; and then the spoon licks back. Hair: by Thursday. Toward the end the handwriting gives off a light of its own. Miss Pym copies it out with tongs, burns the original, and tells everyone she knows about the obliging person who did this.',
      },
    ],
  },
  '143': {
    title: 'Ouch!',
    intro:
      '“On the subject of injuries,” begins the letter, “I find I am acquainted only with those one gets from paper.” Miss Pym would like to hear from somebody properly hurt, in one fight, while it is fresh. She encloses the outline of a person for you to shade in. If you would rather not, perhaps one of your friends could be left alone in some ruin and keep a diary.',
    options: [
      {
        line: 'Be badly hurt in a single fight',
        success:
          'You shade in most of the person. She takes down the rest: what you heard, where it went in, and what you said, for which she puts a row of stars. It will save lives, she writes. It may. Strangers have begun to look at you as if it had been theirs.',
      },
      {
        line: 'Leave a companion in the wasteland with a pencil',
        success:
          'They take the pencil and ask for how long. Not long, you say. The diary arrives page by page and is very good until it stops. Miss Pym calls the chapter Solitude. Those who have read it lower their voices when you come in.',
      },
    ],
  },
  '144': {
    title: 'A Grateful Reader',
    intro:
      '“Excuse me, but are you in the book?” The man has a proof sheet in his hatband and all ten fingers, which he holds up as evidence. He read it aloud to his wife, the part about fighting. They did what it said, and the other party did not. Since then he stops everyone he meets out here, in search of the people whose names are in the margin.',
    options: [
      {
        line: 'Admit that one of the names is yours',
        success:
          'He shakes your hand so long that you have to change hands. There is no refusing: he gives you what he has dug up since, and what he keeps in the lining of his coat. “Page nine,” he says, with feeling. “Page nine.” You will have to find out what is on page nine.',
      },
    ],
  },
  '145': {
    title: 'Unsatisfied Readers',
    intro:
      'They did exactly as it says in the chapter on solitude. Each chose a corner, sat down in it alone, and kept a diary. You come upon the corners one after another. The proof sheets are still pinned up, with the useful parts underlined. Nobody died badly here, only quietly, and some time apart. Their packs have hardly been touched.',
    options: [
      {
        line: 'Take the packs and leave the diaries',
        success:
          'You go from corner to corner like a mailman on the wrong day. Good blankets, good cans, everything on the list at the back. You close such eyes as want closing. One diary lies open at the last entry. “Tuesday,” it says. “Quiet.”',
      },
      {
        line: 'Read the diaries for what they put away',
        success:
          'In among the weather and the regrets they wrote down where they had hidden things, for after. People like to tell someone. You lift the right tiles and have more than they ever carried in. On the last page you write thank you.',
        failure:
          'You read until the light goes. It is mostly about mothers. By then you can just make out one pack, by falling over it.',
      },
    ],
  },
  '146': {
    title: 'Beep Boop',
    intro:
      '“And now the difficult chapter,” writes Miss Pym. “Do they like us?” She means robots. She wants one interviewed on home ground, at the Robco Factory, and suggests you take along a robot that is used to you, so that the others feel at ease. A list of questions is enclosed. If it should come to shooting, as she gathers it often does, she would settle for last words.',
    options: [
      {
        line: 'Take your robot to the Robco Factory for the interview',
        success:
          'Yours asks the questions. The others answer out of the dark, all together. They do not dislike us. They have been keeping the place nice. They would like to know what has become of the day shift. You write it down as well as you can, and she changes nothing.',
      },
      {
        line: 'Destroy a robot and note its last words',
        success:
          '“Have a pleasant,” it says. You wait with the pencil, but that is all. Miss Pym gives it a page to itself, with a black border. People will say it to each other in bad moments, and somehow they all know who was there.',
      },
    ],
  },
  '147': {
    title: 'Hot off the Presses',
    intro:
      'The book is finished and lacks only ink. The one press in the country stands in the wash house at Pendleton Estate, where cousin Hubert Pym prints wedding cards and eviction notices, and never yet anything for love. Miss Pym spent her savings on paper. She is coming to see the first copy off the roller: herself, outdoors, on foot, with the manuscript in her bag to tell her how.',
    options: [
      {
        line: 'Pay for the ink at Pendleton Estate',
        success:
          'The roller goes over and there it is, damp, crooked, and real. Miss Pym comes in with one shoe and a sunburn, having met everything from the second chapter to the fifth. “It is all true,” she says in wonder. She signs the first copy, and it is yours.',
      },
    ],
  },
  '148': {
    title: 'Rogue Vertibird',
    intro:
      'There is a vertibird in the bean patch of the biggest town in sight, with the insignia painted out. Lieutenant Mabel Ott left her army between one order and the next. She will not say which army, or which order. She flies anybody anywhere, cash down, no singing. She would have flown home long ago, only that a Deathclaw has been sleeping on the strip. It got Gus. Gus was the one who could cook.',
    options: [
      {
        line: 'Pay Mabel and name a place',
        success:
          'She tests your straps as if they had said something about her. Then the ground tilts and lets go. It is all very small from here, and so much of it is black. She puts you down where you pointed, lets the engine run out, and opens a can of beans. No hurry, she says.',
      },
      {
        line: 'Kill a Deathclaw, for Gus',
        success:
          'You bring her a claw. She sets it on the instrument panel, by a photograph of a man with big ears, and says nothing until the engine is warm. Then she says that your fare has come down. And she tells you which army it was, and what the order was.',
      },
    ],
  },
  '149': {
    title: 'In Your Debt',
    intro:
      'Mabel Ott flew home, circled once, and came back. Nobody there, she says; lovely strip, though. So she is in business. Half fare for the person who squared things for Gus, and for that person’s friends, and, since in goggles she cannot tell any of you apart, for everybody. She is not made of fuel. There is still no singing. Humming may be discussed.',
    options: [
      {
        line: 'Pay half fare and name a place',
        success:
          'You do your own straps by now. Mabel talks more than she used to: about Gus, about flying under bridges on a bet, about putting in beans somewhere for good. She sets you down the way one sets down a full cup, shuts off the engine, and waits for whatever is next.',
      },
    ],
  },
  '150': {
    title: 'Nowhere to Go',
    intro:
      'They come up the road in good order, luggage first: forty ghouls, with labels on their suitcases. Mrs. Constance Oakley, who managed a hotel when there were hotels, walks in front with the guest book. They have been asked to leave everywhere. Now somebody pays by the head, and a Bounty Hunter has started counting. She would like him seen to. Failing that, she asks for a country so deadly that no one would follow.',
    options: [
      {
        line: 'Kill a Bounty Hunter',
        success:
          'On the butt of the rifle are some notches, and forty more penciled in. Mrs. Oakley finds hers, at the top, and is a little flattered. “We shall try neighbors once more,” she decides, and has the gun put with lost property. Along the road you are now said to give references.',
      },
      {
        line: 'Open up new country where it is deadliest',
        success:
          'It smells of batteries, and something in there bellows. Mrs. Oakley goes over it with her opera glasses: the ponds, the wire, the present tenants. “Faces south,” she says, and writes it in the book, with a word about who showed it to her.',
      },
    ],
  },
  '151': {
    title: 'Rooms to Let',
    intro:
      'Two landlords have answered Mrs. Oakley’s advertisement. The Tower will have ghouls on the lower floors, provided that someone respectable moves in beside them, for good, to vouch. Pendleton Estate can spare the stables, against a deposit for smells. Neither letter is signed. The forty sit on their suitcases at the side of the road and look up it and down it, the way people used to wait for a train.',
    options: [
      {
        line: 'Leave a companion at the Tower to vouch for them',
        success:
          'Your friend takes the room by the stairs, which everyone has to pass. There are looks. Then there are complaints about the stairs, in which all join, and that is how it begins. Mrs. Oakley signs in forty guests, and next to Recommended By she puts your name.',
      },
      {
        line: 'Pay the deposit at Pendleton Estate',
        success:
          'The steward counts it with his gloves on. By nightfall there are curtains in the stables, and a bell on a string. In the morning he finds his boots outside his door, blacked, as nobody has done it in his lifetime. He stands and looks at them. He will speak to the family, he says.',
      },
    ],
  },
  '152': {
    title: 'Drain the Swamp',
    intro:
      'Mrs. Oakley has narrowed it down. The Super Mutant Camp has a well and a view. The Robco Factory has a roof, and lights that still come on. Both are occupied. Her guests do not mind the water, or the glow, or the draft, but they would sooner not be eaten on the first night. See that nothing moves there, nor anywhere near it, and she will hang out the sign.',
    options: [
      {
        line: 'Declare the Super Mutant Camp fit to live in',
        success:
          'You walk all the way around it and hear your own boots. Then the forty come over the rise with their suitcases. They take down what was hanging there, put up a clothesline, and sweep. Mrs. Oakley paints a name over the gate. Her sense of humor came through the bombs as well.',
      },
      {
        line: 'Declare the Robco Factory fit to live in',
        success:
          'The last machine has stopped, and the quiet goes on for floor after floor. By dusk there is a lamp in every office and a number on every door, and words have been had over the boardroom. Above the time clock Mrs. Oakley paints a name, in black, taking trouble with the serifs.',
      },
    ],
  },
  '153': {
    title: 'Cohabitation',
    intro:
      'Since the ghouls moved in the sky has not fallen, or not again. There is fresh bread before six. There is a reading room. The old tenants complain of the new, and the new can remember the old tenants’ great-grandparents complaining. Business has never been better. Mrs. Oakley would like a school, a clinic, and one real bathtub, and is taking subscriptions. Donors are entered in the guest book, under Friends.',
    options: [
      {
        line: 'Put money into the place and its people',
        success:
          'She gives you a receipt, a cookie, and the good chair. In a week the money has become a roof, or a nurse, or a very great deal of soap. And an old gentleman who remembers elections takes you aside and explains how things here are really decided.',
      },
    ],
  },
  '154': {
    title: 'New Neighbors',
    intro:
      'Mr. Abernathy has set up a barrow in the market, between the tinker and the eggs. Good wares, clean cuffs, no nose. A ring of people has formed around him at the distance of a thrown egg, and somebody’s brother is making a speech about the water. Mr. Abernathy goes on dusting his stock. He has dusted the same lamp four times.',
    options: [
      {
        line: 'Buy from the barrow as if it were any other',
        success:
          'You ask what the lamp costs. It is the first thing anyone has asked him today. When nothing happens to you, somebody else steps up, and then it is only a line. He reaches under the cloth, where he has the good things, and lets you see them all.',
      },
      {
        line: 'Go and stand beside Mr. Abernathy',
        success:
          'You say nothing. You take the other handle of the barrow and stay there. The speech runs on for a bit, like a wheel after the wagon has stopped. People look at their eggs, and go home. By next week they will all have been standing where you stood.',
      },
      {
        line: 'Get up on a crate and answer the speech',
        success:
          'You tell them who it was that held the shelter doors for their great-grandmothers, and on which side of the door he stayed. Somebody laughs in the right place, and somebody blows her nose. They take up a collection for Mr. Abernathy, who is mortified, and makes you take it.',
        failure:
          'You begin with a joke. It is the wrong joke. The eggs come first, and then the stones they were packed in. Mr. Abernathy wipes your face, thanks you for the effort, and wheels his barrow on up the road.',
      },
    ],
  },
  '155': {
    title: 'Sepulcher',
    intro:
      'SEPULCHER, says the sign, and below it, smaller, VACANCIES. Forty ghouls have made a town where nobody else could stand the air. There are window boxes, with something in them that grows toward the dark. Mrs. Oakley has opened the front desk and polished the bell. They lack for nothing but a full medicine chest. Skin like theirs takes a lot of keeping on, and no caravan comes so far for love.',
    options: [
      {
        line: 'Bring food and medicine to the clinic at Sepulcher',
        success:
          'The nurse, who has seen out three presidents and all the rest, unpacks it without a word and then must go and stand in the corridor. That evening old people come to your table, one at a time. Each of them tells you something that they have kept for two hundred years.',
      },
    ],
  },
  '156': {
    title: 'The Sepulcher Cart',
    intro:
      'A bell, a lantern, a brahmin in two bonnets. Miss Dolores Finch is coming down the road with the Sepulcher cart, in driving gloves, what is left of her nose in the air. She has a few things to sell out of the back. She also takes passengers home with her, if they can pay and do not object to the lake. “Or stay and poke in the ditch, dear,” she says. “I am sure there is something.”',
    options: [
      {
        line: 'See what is left on the cart',
        success:
          'She lets down the tailgate and lights the other lantern. There is not a great deal; the towns before you had the best of it. But she knows who owned each piece and what became of them, and tells you, whether or not you buy.',
      },
      {
        line: 'Pay the fare to Sepulcher, by way of the lake',
        success:
          'The lake is the green of a radio dial, and warm about the ankles. Miss Finch hums. Both bonnets stay dry. On the far side there are lamps, a gate, a desk with a bell on it, and somebody to take your bag. Your feet go on shining until breakfast.',
      },
      {
        line: 'Wave her on and poke in the ditch',
        success:
          'When the lantern has gone you stand still until your eyes come around. Then the ditch gives up its goods, piece by piece, all that people let fall because they were running. You are not running. You fill your pockets.',
        failure:
          'You feel about in the dark until you have found one thing worth having and one thing asleep. You keep the first and beg the other’s pardon.',
      },
    ],
  },
  '157': {
    title: 'Can’t Touch This',
    intro:
      'Alden Pendleton of Pendleton Estate has a strongbox no bigger than a hymnbook and no lighter than an uncle, and everybody within a day’s walk is inside it. He lends, they sign, the paper goes in through the slot. It has not been opened since his father was buried with the key. He sleeps with his cheek on it. Clever fingers might get it away from him. Or there may be something at the Robco Factory to hit it with.',
    options: [
      {
        line: 'Steal the strongbox from Pendleton Estate',
        success:
          'You draw it out from under his cheek an inch at a time and leave him a cold iron instead. The bureau has a few caps in it, for carriage. Now the whole county belongs to you, and you cannot open it either. There is a woman at the Tower, they say, with a remarkable hammer.',
        failure:
          'A stair speaks. “Father?” says Alden Pendleton in the dark, in a small voice. You stand on one leg until it gets light, and go away without it.',
      },
      {
        line: 'Get the big hammer out of the Robco Factory',
        success:
          'It hangs at the end of the line, behind a press that still works and a form that must still be filled in. You fill in the form. You hold up the press with your back and reach through. The hammer has a rocket in the head. It seems pleased to be going out.',
        failure: 'The form wants a foreman’s signature. The press wants your arm. You withdraw the application.',
      },
    ],
  },
  '158': {
    title: 'Break It Down',
    intro:
      'Pendleton’s strongbox has come to the Tower, and half his debtors after it, in their good clothes. It has been sat on, sworn at and boiled. The lock bites; old Pendleton was that sort. Hilda Rudge, the smith, made a hammer with a rocket in it for a day like this, and will swing it for nobody who only wants to be the next Pendleton. You can force the thing yourself. Or you can tell her, with everyone listening, what you would do with the papers.',
    options: [
      {
        line: 'Force the strongbox yourself at the Tower',
        success:
          'You find the hinge, the tired rivet and the angle, and you lean. The lid gives. There it all is in a neat brown hand, who owes and what for. You read for an hour and burn nothing. Ashes are no use to anybody who knows what you know now.',
        failure:
          'The lock is loaded. You come to under a table with the box on your chest, shut. Hilda hands you your eyebrow.',
      },
      {
        line: 'Ask Hilda Rudge for her hammer, before the whole crowd',
        success:
          'You say you would light the stove with them. Hilda looks at you a while. Then she swings, once, and the lid is across the room. They carry their papers to the fire themselves, one by one. Afterward she puts the hammer in your arms. It has done, she says, what she made it for.',
        failure:
          'You say “a fair share,” and what the crowd hears is “share.” Hilda hangs the hammer up again and tells you to come back when you have thought about it.',
      },
    ],
  },
  '159': {
    title: 'Hammer Time',
    intro:
      'Everybody has heard about the hammer. It is not a thing one hides under a coat. At Pendleton Estate Alden has locked himself in the dining room with the strongbox and a cold chicken, and through the keyhole he is offering reduced interest. His debtors stand about on the lawn, not too near. They are waiting to see whether you knock with the hammer or your knuckles.',
    options: [
      {
        line: 'Take the Super Sledge into Pendleton Estate and swing it',
        success:
          'One for the door, one for the table, one for the box. Paper comes down like snow. You pick out the sheets you want and put them inside your coat. The people on the lawn see you come out with their names on you, and understand that only the landlord has changed.',
      },
      {
        line: 'Knock at Pendleton Estate and talk it over',
        success:
          'You talk through the door, about his father mostly. Toward evening the bolt goes back. He carries the box out and sets it on the grass, and one after another they tell him what the money was for. Nobody needs it opened after that. You are thanked by both sides, which is rare.',
        failure:
          '“Nobody home,” calls Alden. It is what his father always said, and in the end it was true of him too.',
      },
    ],
  },
} satisfies Stories
