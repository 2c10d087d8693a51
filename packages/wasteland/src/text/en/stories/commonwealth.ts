import type { Stories } from '../../story.ts'

/** 014 to 028: the Commonwealth. The shield is the Institute, the star is the Railroad. */
export const storyCommonwealth = {
  '014': {
    title: 'Welcome to the Commonwealth',
    intro:
      'They say Boston used to be a loud town. Now it listens. People go to bed as one person and get up as another; husbands count the freckles on their wives. They blame the Institute, which nobody has seen, and they whisper about the Railroad, which nobody will own up to. At Diamond City stands a patrol with gray skin and good manners, asking all comers if they feel quite themselves.',
    options: [
      {
        line: 'Kill a human and see who asks after them',
        success:
          'A little radio on the body clears its throat. “Contractor?” says a pleasant voice. “Oh. You are not he. Would you care for the position?” Half the fee is in the coat already, in kind, and you keep it. Somewhere under Boston a clean white hand puts your name in a drawer. The radio goes on humming.',
      },
      {
        line: 'Ask for the Railroad in Diamond City',
        success:
          'You ask at the barber’s, at the chapel and at the bathhouse, and collect three lies. The fourth person, a Mrs. Pell, who is knitting, tells you nothing at all. She gives you a parcel of useful things with a ticket at the bottom, punched once. The line could do with someone who asks out loud.',
      },
    ],
  },
  '015': {
    title: 'Resonance',
    intro:
      'The contractor’s radio will not switch off. It hums a single note, and around certain people it hums a shade higher; they cross the street when they hear you coming. The pleasant voice is called Evelyn. She would like it held up high in the C.I.T. Ruins. “You may feel some discomfort,” she says. In Diamond City there is a Bernie Katz who takes radios apart, and never asks whose.',
    options: [
      {
        line: 'Hold the radio up in the C.I.T. Ruins',
        success:
          'You stand there with your teeth singing and turn the dial by hairs until something under the rubble sings back. A drawer slides out of a wall, with your fee in it. “Thank you,” says Evelyn. “We can hear every one of them now. All we want is somebody to go around and knock.”',
        failure:
          'The note gets into your jaw, and you drop the thing. Evelyn waits until you have finished throwing up. “Again,” she says, “whenever convenient.”',
      },
      {
        line: 'Pay Bernie Katz to look inside it',
        success:
          'Bernie takes your caps, then the back off. Wired to the coil is a list: names, streets, bedtimes. He shows it to his customers, who all turn out to be Railroad, and they give you what they have on them. By dark they have run to warn the towns. By dark the Institute knows it was overheard.',
      },
    ],
  },
  '016': {
    title: 'All Aboard!',
    intro:
      'Mrs. Pell’s line runs by night, from attic to attic. The passengers are synths who got away from the Institute; the fare is that you never ask them what it was like. But a patrol has come up in Downtown Boston, and others follow wherever somebody lights a white flare. The Institute pays for flares. Mrs. Pell pays too, less gladly, for a close look at a patrol. Close, she says. Not in it.',
    options: [
      {
        line: 'A third patrol takes the field',
        success:
          'That closes the net; there is no road left without gray feet on it. A pleasant voice from a spent flare thanks you for your cooperation, whatever it was, and the caps come out still warm. In the attics they listen to the marching and, very quietly, hand around the guns.',
      },
      {
        line: 'Watch a patrol from just out of its reach',
        success:
          'You lie up close enough to hear them not breathing, and write it all down: the hour, the step, the way they stop together, as if somebody had called them in to supper. Mrs. Pell reads it, pays, and burns it. “They come up through the floor,” she says. “So there’s a down.” She looks at you.',
      },
    ],
  },
  '017': {
    title: 'Twist for Assistance',
    intro:
      'A tube as long as your forearm stands upright in the dirt, white, clean, humming to itself. TWIST FOR ASSISTANCE, it says. All around lie hats, bags and single shoes, dropped by people who were suddenly in a hurry. You make out the footprints of a patrol. They are all the same size and depth, and they begin in the middle of nothing.',
    options: [
      {
        line: 'The tube knows you and lights itself',
        success:
          'You never touch it. It reads something in you that your mother did not put there, and burns. The air folds. Out of the fold steps a patrol, and looks at you as one looks at mislaid keys. “There you are,” it says, and lifts an arm.',
      },
      {
        line: 'Twist the tube and stand well back',
        success:
          'White light, a smell of hot pennies, and there is a patrol where there was none. It looks you over, finds no reason yet, and starts to secure the area. You are in the area. Farther along, in the weeds, another tube has begun to hum.',
      },
      {
        line: 'Gather what was dropped, touching nothing else',
        success:
          'You go from hat to bag to shoe on the tips of your toes, and do not let even your shadow fall across the tube. It hums on. There are other tubes beyond it, you notice, and other shoes.',
        failure:
          'Your sleeve brushes it. That is all it takes. They have turned to face you before they have quite finished arriving.',
      },
    ],
  },
  '018': {
    title: 'Uncover the Railroad',
    intro:
      'Now that somebody can hear them, they stand out like nails in a board: the Railroad’s agents, in the best towns of the Commonwealth. A cook, a schoolteacher, a man who sells ducks. Evelyn would like the lot of them struck off, and calls it bookkeeping. At their headquarters, called simply the Railroad, they still wonder how it was done. It was the radio. Somebody could tell them so.',
    options: [
      {
        line: 'Kill the last Railroad agent anywhere',
        success:
          'The last one was humming when it happened, the same tune as all the others. You know it by heart now, along with some other things. “That does it for the branch lines,” says Evelyn. “There remains the terminus, and we shall not trouble you with it. We are sending someone.” At C.I.T. the ground shakes, once.',
      },
      {
        line: 'Go to the Railroad and warn them',
        success:
          'They put a sack over your head, a gun to the sack, and finally, once you have hummed them the note, a cup of tea in your hand. You learn a lot in that cellar. So do they, and they will not sit and wait for a knock. Everyone they ever hid is going to Bunker Hill, tonight, armed.',
      },
    ],
  },
  '019': {
    title: 'All Hell',
    intro:
      'It starts at breakfast, in all the best towns. Railroad agents at the back door, handing out rifles; Institute patrols coming up through the kitchen floor. Nobody has told the people who live there which side they are on, so they get under the table with the dog. In the end there will be one last agent standing, or one last patrol. Shopkeepers are taking bets and boarding up.',
    options: [
      {
        line: 'Kill the last Railroad agent standing',
        success:
          'At your end of the street it goes quiet. Whatever gray ones are left lower their arms and write you down; you have learned enough today to be worth the ink. But the passengers got away in the smoke with whatever guns were left, and the smoke is blowing toward Bunker Hill.',
      },
      {
        line: 'Kill the last Institute patrol standing',
        success:
          'It folds up in the road and goes on apologizing until it runs down. There is a part in its chest that is new to you, and you are learning. A Mrs. Pell of the Railroad turns it over with a knitting needle. That is how they come and go, she says. Catch the signal and follow it home.',
      },
    ],
  },
  '020': {
    title: 'Institutionalized',
    intro:
      'Mrs. Pell’s idea is that somebody should go down by the way the patrols come up, and that you are somebody. You would pass for a runaway who has been caught: shaved, gray, obliging. Her people at the Railroad can get you ready for it, which hurts. Or you could knock over some stray robot and use its brain for a key, which is quicker. Surely nobody down there would ever notice that.',
    options: [
      {
        line: 'Destroy a robot for its brain',
        success:
          'It lights up in your hands. For some seconds you learn how the Institute travels. In the same seconds it learns your face, Mrs. Pell’s, and every attic on the line. “Thank you for calling,” says a pleasant voice. Mrs. Pell puts away her knitting. Her tinkers have already begun to build the thing you saw.',
      },
      {
        line: 'Let the Railroad train you, and go down',
        success:
          'They wake you with buckets. You learn to walk as if counted, and not to turn around at your own name. Then you go down. Two weeks later you come up with burned hands, and in your head the whole place, what it runs on, and where it would hurt. Somebody sits beside you and starts cutting it in steel.',
        failure:
          'In the middle of dinner they call you by your name, and you look up. “Dead,” says the instructor, and takes your plate. You may begin again from the beginning.',
      },
    ],
  },
  '021': {
    title: 'Bunker Hill',
    intro:
      'Everybody the Railroad ever hid is on the way to Bunker Hill, at night, with bundles. Everything the Institute can spare is on the way after them. It is not one battle. It is forty little ones, all over the worst of the country, each with some frightened people in the middle. Go out far enough, where the going is bad, and you will walk into one. Then you will have to point at somebody.',
    options: [
      {
        line: 'Find the fighting and bring down the Railroad’s guard',
        success:
          'They collect the bundles. They collect the people too, gently, like books that are overdue. By dawn the other thirty-nine fights are over as well. Nothing stands now between C.I.T. and the Railroad, and at C.I.T. something that never hurries has been told it may go.',
      },
      {
        line: 'Find the fighting and stop the Institute’s patrol',
        success:
          'Once they are all up they count themselves, and count again, and it comes out even. Somebody has watched the whole thing from a ridge: militia, in patched blue coats, who have long been looking for a war that they could believe in. They have a captain. She has questions.',
      },
    ],
  },
  '022': {
    title: 'The Cellar Door',
    intro:
      'You come over a wall into the middle of it. On your left a Railroad agent with one magazine left is sitting on a cellar door, and the cellar is whispering. On your right a gray patrol comes on through the smoke at the pace of people crossing a hotel lobby. Neither has noticed you. It would still be possible, just, to have been somewhere else.',
    options: [
      {
        line: 'Attack the agent on the cellar door',
        success:
          'The agent slides off the door with a look of plain astonishment. You, after all, came over the wall and not up through the floor. The patrol thanks you and knocks. Down in the cellar somebody says, from sheer habit, “Come in.”',
        failure:
          'The agent has more to lose than you do, and fights like it. A bolt is shot, feet run off underground, and the whole quarrel moves away into the smoke. It will not move far.',
      },
      {
        line: 'Stand between the patrol and the cellar',
        success:
          'The last of them says “Excuse me,” and falls over. The agent tries to light a cigarette, and goes on trying for some time. Then a knock on the door, three and two, and they start to come up into the light, each holding on to the coat in front.',
        failure:
          'They walk over you. The agent gets the cellar out by some other way, and the gray line wheels and follows, in step. Beyond the next rise there is more smoke, and it is the same fight.',
      },
      {
        line: 'Climb back over the wall',
        success:
          'You have been somewhere else all your life; it is easily done. The noise follows you for a mile. After that, whichever way you go, it seems to be in front.',
      },
    ],
  },
  '023': {
    title: 'The Molecular Level',
    intro:
      'The Institute’s people do not use doors. They are taken apart in one place and put together in another, and the sum nearly always comes out. Not far from here stands a machine to catch them halfway: the interceptor, a mast, a dish and a mile of wire, the work of Mrs. Pell’s tinkers. It sparks, it leans. It still wants the insides of a few robots. It also wants a guard.',
    options: [
      {
        line: 'Turn the interceptor around for the Institute',
        success:
          'You go up the mast, drag the dish around by main force, and join two wires that were being kept apart. What was built to catch now calls. The Institute steps out of the air behind every barricade. Only one army is left that either side could ask for anything, and it is camped at Diamond City, arguing.',
        failure:
          'The dish swings back and sweeps you off the ladder. There was, it turns out, a reason for keeping those wires apart. When you have stopped smoking it is all still standing there, leaning.',
      },
      {
        line: 'Destroy enough robots to finish the machine',
        success:
          'The last set of insides goes in, still muttering. The interceptor coughs, catches, and for one minute the Railroad owns a door to the Institute. They send a woman down with a sketchbook. She is back in time, and she has drawn the reactor. Paper, she says, is too light for this. She asks for steel.',
      },
    ],
  },
  '024': {
    title: 'Derailed',
    intro:
      'What comes up at C.I.T. wears a long coat and the face of somebody you went to school with. It is a courser. It was built to find people, and it does not hurry. It walks, day and night, straight toward the Railroad. Agents throw themselves in front of it, and it halts for exactly as long as that takes. They are running out of agents. More could be had in any town, for money.',
    options: [
      {
        line: 'The courser reaches the Railroad',
        success:
          'It wipes its feet. It goes down the stairs and from room to room, and in each room is somebody whom it was looking for. When it comes out again it sits on the steps, folds its hands, and waits to be told what to do next. In every town in the Commonwealth the radios hum one note.',
      },
      {
        line: 'Pay somebody in town to stand in its way',
        success:
          'You lay out the caps and say exactly what the job is. Somebody always takes it: a debt, a cough, a daughter who once rode the line. They shake hands, button their coat, and ask which way it will be coming from. It gives the Railroad heart. It was not cheap, for anyone.',
      },
    ],
  },
  '025': {
    title: 'The Minutemen',
    intro:
      'Captain Martha Tolliver has two hundred volunteers in patched blue coats camped at Diamond City, and no notion whom to shoot. Half of them have lost a neighbor to the Institute. The other half say that the Railroad is full of machines, which it is. She sews on a button while she listens to you. “Walk with us and talk,” she says. “We’ll go where the talk goes. We generally do.”',
    options: [
      {
        line: 'The Minutemen march on the Railroad',
        success:
          'They surround it by the book, and sing. When nobody comes out they go in, and afterward they stand around in the street and look at the ground. Tolliver has lost her button. On the radio a pleasant voice congratulates the Commonwealth on how quiet it has become.',
      },
      {
        line: 'The Minutemen march on the C.I.T. Ruins',
        success:
          'Two hundred people sit down on the Institute’s roof and start to dig, with bayonets, with mess kits, with a piano lid. On the third day they strike a ceiling. The first white coat to look up through the hole says that there must be some mistake. “Yes,” says Tolliver. “Come on up and hear about it.”',
      },
    ],
  },
  '026': {
    title: 'The Onion Line',
    intro:
      'A recruiting table has been set up in the market, under a blue flag that the moths have voted on. Corporal Amos Lark, who is sixteen and may be growing a beard, explains liberty to a line of people waiting for onions. The Minutemen are on the march, he says. Which way depends on whom they listen to. He would dearly like to meet somebody people listen to.',
    options: [
      {
        line: 'Lark knows you, and puts it in writing',
        success:
          '“It’s you,” says Lark, and over goes the ink. In his best hand he writes to Captain Tolliver that where this person points, sane people ought to march. Half the onion line signs. You put the letter away safe. It will weigh something when you are walking beside her, talking.',
      },
      {
        line: 'The recruits know you, and roll up their sleeves',
        success:
          '“There’s an enemy of the people,” says a man with an onion. The recruits have drilled for a whole week without one and are truly grateful. Lark tries to keep it in step. They run you out past the last house with the flagpole.',
      },
      {
        line: 'Take a leaflet and go shopping',
        success:
          'You read it while you bargain. It has two spelling mistakes, and you agree with most of the rest. When you are through, Lark is still up on his chair, and the line has moved along by an onion.',
      },
    ],
  },
  '027': {
    title: 'The Talking Bush',
    intro:
      '“Halt,” says the bush. There is some whispering. “Please,” it adds. The Minutemen have put out a picket here: four farmers, a drum, and a pie. Sergeant Hulda Arkady has orders to stop all spies and let through all heroes, and she was not given a description of either. She looks you up and down. You can see her trying to remember the newspaper.',
    options: [
      {
        line: 'They take you for a hero, and swear to it',
        success:
          '“I was there at the well,” says one of the farmers, “when that one came through,” and it is settled. All four will swear, to anybody you like, that you are worth following. Swear it to Captain Tolliver, says Hulda. With the captain, being vouched for is most of it.',
      },
      {
        line: 'They take you for a spy',
        success:
          'Hulda remembers the newspaper. “Oh,” she says, “that one,” and the drum goes over. The farmers scatter, as agreed. The one who stays behind is no farmer, is not sober, and has been hoping all week for something like you.',
      },
      {
        line: 'Share the pie and pass on',
        success:
          'They are in two minds about you, but not about the pie, and there is far too much of it. You leave with presents from four households, none of which you asked for. Behind you the bush says “Halt” to a crow.',
      },
    ],
  },
  '028': {
    title: 'The Nuclear Option',
    intro:
      'The plan of the Institute’s reactor has been cut into steel plates, because the woman who drew it does not trust paper. Together they weigh as much as a stove. They are lying at the Railroad, under an agent who has orders to shoot all persons not on the list. There is no list. Brought to C.I.T., the plates will end it; but the Institute has good ears, and every killing on either side helps it listen.',
    options: [
      {
        line: 'Kill an agent or a patrol, and be heard',
        success:
          'The noise carries. Below ground they put a pin in a map, and move whatever can be moved a little farther out of harm’s way. The Railroad heard it as well. Another of its people comes to sit with the plates, wherever they have got to, with a gun across the knees and no list.',
      },
      {
        line: 'Bring the plates to the C.I.T. Ruins',
        success:
          'They lay the plates out on the rubble and read them off like a recipe. Somebody goes down with a wheelbarrow and comes back without it. Everyone who can walk comes up, gray and pink, in nightshirts, squinting. Then the ground takes a breath. All over the Commonwealth people turn over in bed, next to whomever they married.',
      },
    ],
  },
} satisfies Stories
