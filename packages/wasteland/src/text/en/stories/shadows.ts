import type { Stories } from '../../story.ts'

/** 125 to 129: the Crocettis. 130 to 133: Professor Fitch’s machines. 134 to 140: Olivia Sayer. */
export const storyShadows = {
  '125': {
    title: 'Disorganized Crime',
    intro:
      'The Crocettis used to run the rackets here with one telephone and good manners. Then the telephone broke. Now there are nephews. Every stall pays twice, once to each cousin, and on Fridays a Protectron in a fedora comes around to read out the arrears. Mama Crocetti sits over her rosary in a tent at the Raider Camp and prays for someone competent, for her or against her. She is no longer particular.',
    options: [
      {
        line: 'Scrap a Protectron, hat and all',
        success:
          'It reads on to the end of the arrears, lower and lower, and stops. People step out of their doors. Somebody puts the fedora on your head. From now on the Crocettis must send men with bags across open country, and a careful person could be waiting for them out there.',
      },
      {
        line: 'Buy a place with Mama at the Raider Camp',
        success:
          'She drops the caps into the poor box, which is hers, and has you kneel beside her while she goes through the nephews by name. It takes an hour. When she is done you are family, and on the street people cross to the other side, ever so politely.',
      },
    ],
  },
  '126': {
    title: 'In the Shadows',
    intro:
      'By night now the nephews carry the take through the ruins, each by a way he believes is secret. Someone well thought of could put a stop to it, as often as it takes. The stallkeepers leave word: a chalk mark, a lamp, a bottle turned upside down. They do not want to know who it is; they would only be asked. There is another man out there, they say, in a trench coat, and he is never where he was.',
    options: [
      {
        line: 'Waylay Crocetti couriers in the ruins, with a good name',
        success:
          'In the morning there are envelopes under doors, with last month’s money in them. Nobody says a word. But there is a pie on a step where no one lives, still warm, and when you need something said on your behalf it turns out to have been said.',
      },
    ],
  },
  '127': {
    title: 'A Bag by Night',
    intro:
      'Footsteps, a cough, a cheap cigar. Through what used to be a street comes a Crocetti nephew with a bag on his arm. He keeps looking behind him, which is the wrong way. And there is somebody else. When the match flared you saw him, hat and trench coat, in a doorway. When you look straight at the doorway it is only a doorway.',
    options: [
      {
        line: 'Stop the man with the bag, for those who trust you',
        success:
          'You have the bag off his arm before he knows you are there, and by morning it will be back where it came from. “I got a family,” says the nephew, reaching into his coat. He has; that is his trouble. He would sooner fight you than go home and tell her.',
      },
      {
        line: 'Step into the doorway, with all that is said of you',
        success:
          'He has heard about you, and none of it good. You tell him the rest, including why. He listens with his hat down. Then he falls in behind you without a sound. He will be there when it counts, he says, and otherwise you are not to look around.',
        failure:
          '“No,” says the doorway before you have opened your mouth. You put out a hand. There is wet brick, and a smell of gun oil.',
      },
      {
        line: 'Let them pass and go through the ruins',
        success:
          'It is none of your affair. You let the cigar go by, and after it the thing that is not there, and then you search the place in peace. It is a good night for it. Everybody who might have minded is busy.',
      },
    ],
  },
  '128': {
    title: 'Join the Family',
    intro:
      'Mama Crocetti keeps the books on her rosary: a bead told for paid, a bead skipped for owing, a bead taken off for those who will not be asked again. It is getting short. Being family means doing her a kindness when you are in town, and for that kind of kindness a person wants a certain kind of name. In return you will be told things. A man in a trench coat has been seen wherever you go. He is not one of hers. She has asked.',
    options: [
      {
        line: 'Do Mama a kindness in a settlement, with a bad name',
        success:
          'When you come to tell her she has already moved the bead. She pats the seat beside her and mentions, between one prayer and the next, a few things about a few people: who owes, who is afraid, whose wife does not know. You need not do anything with it. That is what makes it a present.',
      },
    ],
  },
  '129': {
    title: 'Mama’s Regards',
    intro:
      'A cousin with a toothpick finds you before you find the market. Mama sends her love, and a name. The name belongs to somebody who has stopped paying and started saying why. Across the square, under an awning, a man in a trench coat is reading a newspaper from before the bombs. He has not turned the page since you came in.',
    options: [
      {
        line: 'Pay the call, as someone they already fear',
        success:
          'You deliver Mama’s regards in the words provided. That is the kindness done, strictly speaking, and she will tell a bead for it tonight. The rest is up to the listener. The listener takes off an apron, folds it, and picks up something heavy. “My regards to her,” you are told.',
      },
      {
        line: 'Sit down by the trench coat, as someone they trust',
        success:
          'You ask what is in the paper. “Fair and mild on Saturday,” he says. You talk of this and that until he is sure about something, and then he folds the page away. From now on there is a second shadow next to yours. It is armed.',
        failure:
          'You look aside for a moment, at a cat. The paper lies on the bench, neatly folded. The bench is warm. The cat saw everything and is not telling.',
      },
      {
        line: 'Tell the cousin you only came to shop',
        success:
          '“Everybody only came to shop,” says the cousin, and strolls along beside you, squeezing the fruit. You are served quickly. No one tries to cheat you. No one looks up, either.',
      },
    ],
  },
  '130': {
    title: 'Good News, Everyone!',
    intro:
      'Every evening at six the dance music stops for Professor Hortense Fitch. She is cheerful. She has been cheerful since the day her roof came off. Her machines are as good as finished and lack one part each: the tub, the heart of an Overlord; the switchboard, the brain of a Sentry Bot; the booth, the marrow of a Glowing One. She can build only one before winter. Bring her a part, and she will come to you. She has a bicycle.',
    options: [
      {
        line: 'Kill an Overlord for its heart',
        success:
          'You hear the bell long before you see her: goggles, trailer, picnic hamper. She bolts the tub together where you stand, drops in the heart like a lump of sugar, and bends down to listen. It beats. “There,” says Professor Fitch, and makes you promise to tell people whose idea it was.',
      },
      {
        line: 'Kill a Sentry Bot for its brain',
        success:
          'She arrives ringing, wipes the brain on her skirt, and plugs it into half a telephone exchange. Every robot in the country, she explains, is now on a party line. Far away, something turns its head. Professor Fitch claps her hands and tells the whole country about you at six.',
      },
      {
        line: 'Kill a Glowing One for its marrow',
        success:
          'The Professor scoops the marrow out with a teaspoon, at arm’s length, chatting. By dark the booth stands before you, with a curtain, and a coin slot that does nothing. She sends her thermos through to start with. It comes back empty. She calls that a result, and has put your name on it.',
      },
    ],
  },
  '131': {
    title: 'Power Overwhelming!',
    intro:
      'The tub stands where the Professor left it, full to the rim with something the color of weak tea. At the bottom an Overlord’s heart goes on beating. What is broken comes out mended, she says: bones, burns, on one occasion a violin. It also gets into you a little. She has turned the Geiger counter to the wall, so as not to spoil anybody’s bath.',
    options: [
      {
        line: 'Get into the tub',
        success:
          'You go under. It is like being forgiven by a furnace. Everything that was torn closes up, including things you had stopped noticing. You climb out whole and pink, and where you spit, the grass stays lit. The heart has not missed a beat.',
      },
    ],
  },
  '132': {
    title: 'CloudNet',
    intro:
      'It looks like a telephone exchange that has lost an argument. The brain is wired to a kite, the kite is in the clouds, and whoever sits down at the board can hear every robot in the country thinking its short thoughts. They will take a step if they are told to. One step, no more; then they begin to ask what it is for, and the Professor advises against being drawn into that.',
    options: [
      {
        line: 'Sit down at the board and direct the robots',
        success:
          'You pull plugs and push them home, and across the whole wasteland iron feet move at once, each to where you wanted it. Then the line is full of voices asking if that was right. You say it was. You would not have thought that they could sound relieved.',
      },
    ],
  },
  '133': {
    title: 'Ship of Theseus',
    intro:
      'You step in here and you step out somewhere else. Professor Fitch is quite sure about the somewhere. The booth makes a list of you and reads it out to another place, where you are made up fresh from stock. She has been through it many times herself, she says, and the first Hortense was a dear. There is a curtain for modesty, and a broom.',
    options: [
      {
        line: 'Draw the curtain and wish yourself elsewhere',
        success:
          'A flash, a draft, and you stand exactly where you wanted to. It hurts as though someone impatient had counted every piece of you. You go over your pockets, then your fingers. Everything seems to be there. It would seem so, of course, to whoever this is.',
      },
    ],
  },
  '134': {
    title: 'Flesh and Bone',
    intro:
      'Olivia Sayer laid the table for supper and went out, and that was nine days ago. Her husband Wendell keeps the plate warm. The neighbors tell it differently: she was one of those, the made ones, and Wendell had better be opened up as well, to be on the safe side. They have a bench, and the loan of a clockmaker. Meanwhile somebody came through who had seen a lady’s shoe, out in the ruins, standing upright.',
    options: [
      {
        line: 'Stand between Wendell and the bench in a settlement',
        success:
          'You stand there until it is awkward, and then until it is late. One by one they remember their own suppers. Wendell shakes so hard that you have to hold the cup. Then he tells you what he has told nobody: where she likes to hide, and that she never had a scar. Not one.',
        failure:
          'You say the right thing to the wrong people, and the crowd goes around you like soup around a spoon. They shut him in the icehouse. They will see about it tomorrow.',
      },
      {
        line: 'Find the shoe out in the ruins, and where it leads',
        success:
          'A shoe, then footprints, then a letter in a tin: come to Ashbury Road, tell nobody, bring money. You compare it with one of her recipe cards. It is her hand exactly, every loop of it. People’s writing changes when they are frightened. You might have thought of that.',
      },
    ],
  },
  '135': {
    title: 'One Brown Shoe',
    intro:
      'A brown shoe stands in the middle of the way, laced, as if its owner had stepped out of it to be polite. From there bare footprints go down into a culvert. In the culvert something is eating with its mouth open. On the other hand there is an ordinary bit of ruin here, with cupboards.',
    options: [
      {
        line: 'Follow the bare feet into the culvert',
        success:
          'The prints end at a tin box, and in the box is a letter in a round, neat hand. You have just time to put it in your shirt. The eating has stopped. The eater is coming around the bend to see what else has been delivered.',
      },
      {
        line: 'Leave the shoe and try the cupboards',
        success:
          'Whoever lived here kept things behind other things. You have an eye for it. You go past the shoe with your arms full, and it does not say anything.',
        failure:
          'You open a good many doors on a good deal of dust, and find one thing worth stooping for. The shoe has the air of having expected no better.',
      },
    ],
  },
  '136': {
    title: 'Duped!',
    intro:
      'It was a beautiful letter. There is a man at the Raider Camp who turns them out all day in any hand you like. Olivia never wrote it. Somebody wants a kind heart with a purse to walk up Ashbury Road, where two fellows sit behind a hedge with sacks. But a forger works from samples. This one had her shopping list, and it was dated after she went missing.',
    options: [
      {
        line: 'Outwait the ambush at Ashbury Road and get them talking',
        success:
          'You sit down in the road, in plain sight, and stay. By the second cold morning they come out and ask what you want. Nobody has talked to them all week. They have seen her, it turns out, thin, barefoot, doing the accounts for a farmer in her head.',
        failure:
          'They are better at sitting in hedges than you are in roads. Toward morning you hear sacks being folded, and two men going home to breakfast.',
      },
      {
        line: 'Return the letter to its author at the Raider Camp',
        success:
          'He is a little man with inky cuffs and, it turns out, a pistol. When it is over you have his files: everybody’s hand, everybody’s secrets. Of Olivia there is nothing more, and now there is nobody to ask. You keep the list. Flour, thread, something nice for Wendell.',
        failure:
          'He is quicker with the pistol than the pen. You leave under the edge of the tent. Behind you he has started practicing your signature.',
      },
    ],
  },
  '137': {
    title: 'Edge of a Knife',
    intro:
      'It is true about Olivia, or true enough: no scars, no cradle, a shopping list. She lives in hedges now and comes out for nobody. At Pendleton Estate there are people who pass her kind along to where no one asks, if their expenses are met. And there is a price on her. The coil in any robot’s head would pull you to her like a dog on a leash, and a Mr. Voss, who rents a hut behind the Super Mutant Camp, pays on delivery.',
    options: [
      {
        line: 'Pay for Olivia’s passage at Pendleton Estate',
        success:
          'The housekeeper locks the money in a tea caddy and draws one blind halfway down. Within the hour Olivia is in the kitchen with her shoes on the wrong feet, eating as if it might be asked for back. “Are you the one who takes me?” she says. It seems you are.',
      },
      {
        line: 'Kill a robot for the coil in its head',
        success:
          'The coil lies in your palm and tugs. It has not far to tug. She is asleep under a cart, a stone’s throw off, one hand beneath her cheek like anybody. You wake her and say you have come to help. She believes you at once. It is a great convenience.',
      },
    ],
  },
  '138': {
    title: 'Conducted to Safety',
    intro:
      'Olivia walks while you talk and stops when you stop, so you talk. She likes to be told how things are made: bread, rain, quarrels. Somewhere in the wasteland, in a ruin that looks empty, others like her are waiting behind a wall to take her on. Between here and there are things with teeth. She is not afraid of them. It seems nobody ever thought to put that in.',
    options: [
      {
        line: 'Bring Olivia to another ruin in the wasteland',
        success:
          'At first there is nobody. Then a loose brick, an eye, a hand. Olivia turns around and gives you the shopping list, in case Wendell is hungry. “It says flour,” she explains. The hand takes hers. The brick goes back, and already you could not say which one it was.',
      },
      {
        line: 'Let Olivia come face to face with a monster',
        success:
          'It walks up to her, blows on her hair, and finds nothing there that it knows as meat. She lays her palm on its nose. “You should go,” she tells you. “It is listening.” You go. When you look back there are two shapes, in no hurry, taking the same road.',
      },
    ],
  },
  '139': {
    title: 'On the Hunt',
    intro:
      'She keeps step with you and asks if Wendell is eating. It is a long way around to the Super Mutant Camp; you have told her that it is the safe way. It takes a kind word every mile or so, and you have those. Mr. Voss is waiting behind the Camp in a hut with a scrubbed floor. The mutants leave him alone, because he makes them uneasy. He works by himself, should anyone want to know.',
    options: [
      {
        line: 'Lead Olivia to the Super Mutant Camp',
        success:
          'Voss looks at her teeth, her thumbs, behind her ears. He is satisfied. He pays in what he has most of, which is what other people have told him. Olivia looks from him to you and works it out the way she works out everything, quickly, without hard feelings. “Oh,” she says. “Will you tell Wendell?”',
      },
      {
        line: 'Settle with Mr. Voss at the Super Mutant Camp',
        success:
          'He dies tidily, on the scrubbed floor. In his cupboard are shoes, a long row, all sizes. You bring Olivia a pair and tell her that she is free to go, and that you lied. “I know,” she says. “You talk faster when you do.” She ties the laces twice.',
        failure:
          'Voss has been expecting second thoughts. Most people have them about now, he says, reloading. You leave by the window. He will have the floor clean again in no time.',
      },
    ],
  },
  '140': {
    title: 'Your Own Boots',
    intro:
      'Behind a wall the dead have been laid out in a row and a tag tied to each. RETURNED, say the tags, in a tidy hand. One of them says SAYER, O., and has been in the rain for years. The last in the row is wearing your boots. They are in better repair than yours. There is a handkerchief over the face, and a full pack next to it.',
    options: [
      {
        line: 'Lift the handkerchief',
        success:
          'You look for as long as it takes. The likeness is good. There is the scar, the one you tell the story about. You put the cloth back as you found it. It would account for one or two things, such as why you can remember your childhood only as far as the garden gate.',
      },
      {
        line: 'Take the pack and do not look',
        success:
          'You work with your eyes on the buckles. Inside is exactly what you would have packed. You carry it a mile before you let yourself think, and by then you have found something else to think about.',
        failure:
          'The wind has no manners. The handkerchief lifts, turns over, and comes to rest on your sleeve, and you see all of it, down to the scar you tell the story about. You leave the pack. One does not rob family, if that is the word.',
      },
    ],
  },
} satisfies Stories
