import type { Stories } from '../../story.ts'

/** Cards 044 to 055: the Enclave (shield), the Brotherhood of Steel (star), clean water, and a giant lying on its back. */
export const storyCapital = {
  '044': {
    title: 'Welcome to the Capital Wasteland',
    intro:
      'The water here is brown, or it glows, or it costs more than you do. Last night something with two rotors fell burning into the hills to the east. By breakfast two kinds of people are asking about it: clean men of the Enclave, who say they are the government, and armored ones of the Brotherhood of Steel, who say there is none. The Enclave would like the wreck searched by somebody discreet. In Megaton the Brotherhood is buying drinks for anyone with eyes.',
    options: [
      {
        line: 'Search the wreck of the vertibird',
        success:
          'The pilot is strapped in and past caring. His radio is not. A Captain Whitlock of the Enclave thanks you, one citizen to another, lets you keep what you have pried loose and asks what you know about old things in glass cases. That evening his men land at the purifier.',
      },
      {
        line: 'Carry the news to Megaton',
        success:
          'You tell it in the saloon, with gestures. Scribe Edda Marrow of the Brotherhood writes it down, checks the spelling of your name and pays in supplies. By dark the Enclave has boots on the old purifier all the same. At the end of the bar an engineer begins to cry.',
      },
    ],
  },
  '045': {
    title: 'National Treasures',
    intro:
      'Captain Whitlock has a list, typed, with a carbon copy. A flag. A hat. The pen that signed something. A government, he explains, is whoever has the things in the cases. The Brotherhood of Steel wants the same crate, but only for what is sewn into the lining. Somewhere out in the ruins a digger called Billie Strake has already found it, and is selling the small pieces by weight.',
    options: [
      {
        line: 'See the crate into the hands of the Enclave',
        success:
          'Whitlock lifts out the hat and tries it on, and for a moment he is nine years old. Then his thumb finds something round and hard in the lining. He shuts the lid at once. “The nation thanks you,” he says. He will not say for what.',
      },
      {
        line: 'See the crate into the hands of the Brotherhood',
        success:
          'Scribe Marrow puts aside the flag, the hat and a bone of somebody great. She slits the lining, holds a drilled silver coin against the lamp, and uses a word that scribes are not supposed to know.',
      },
    ],
  },
  '046': {
    title: 'The Diggers’ Camp',
    intro:
      'Three tents, a sieve, and a woman on a camp stool knocking clay off the bust of a founding somebody. Billie Strake digs for history and sells it by the pound. The real find is not here, she says. It lies under a ruin farther on, and her cousin Dale keeps the key to it. Dale has a shotgun and does not care to be looked at. He is looking at you.',
    options: [
      {
        line: 'Help yourself to the finds on the tarpaulin',
        success:
          'You leave with pockets that clink. Billie counts the sieves, then the spoons, then your footprints. Tomorrow the tents will stand somewhere else, and you are no nearer to the crate than you were.',
      },
      {
        line: 'Take the key away from Dale',
        success:
          'Dale comes up out of the trench the way he does everything, without asking. However it ends, the key ends in the mud between you, and tied to it, in Billie’s round hand, is the address.',
      },
      {
        line: 'Ask Billie nicely for the key',
        success:
          'You admire the bust. Nobody has ever admired the bust. She hands you the key with directions and half a sandwich, and you are away so early that the road still has time to show you something else.',
        failure:
          'You take the bust for a garden gnome. Dale walks you off the site with both barrels against your spine. But Billie shouts at him the whole way for frightening customers, and what she shouts includes the address.',
      },
    ],
  },
  '047': {
    title: 'Property of the People',
    intro:
      'The key fits a cellar under a fallen museum. The crate is there, stenciled PROPERTY OF THE PEOPLE, behind a tripwire somebody took trouble over. A digger named Ernie Maddock found the wire first. He sits against the wall with his cap in his lap, breathing in installments. The shelves around him are full. Both the Enclave and the Brotherhood have asked for a porter, and neither is here to help you lift.',
    options: [
      {
        line: 'Work past the wire and clear the cellar',
        success:
          'Your fingers are steadier than you are. The wire goes slack. You take the crate and everything on the shelves, promise Ernie to send somebody, and decide on the stairs whose porter you have been all along.',
        failure:
          'The wire was there to be found. The other wire was not. You come up the stairs smoking at the edges, with the crate and nothing else, and decide between coughs whose porter you are.',
      },
      {
        line: 'Leave the shelves and carry Ernie out with the crate',
        success:
          'The crate on one shoulder, Ernie on the other, telling you about his mother. He lives. People tell the story, with a taller you in it. The crate goes under whichever flag you say.',
      },
      {
        line: 'Empty the shelves and leave the rest',
        success:
          'Nobody wired the shelves. Ernie watches you pack and says that he quite understands. The crate stays where it is, and so, for the time being, does he.',
      },
    ],
  },
  '048': {
    title: 'A Shaky Lead',
    intro:
      'Otis Kell has had the shakes since he was thirty, and it is not only the gin. He used to keep the pumps at Project Purity. Clean water wants one more part, he says, no bigger than a loaf, and it was flown out, or else it was walked out. He drew the serial number on a napkin. Then he used the napkin. Two places would still know: the fallen vertibird, and the door of Vault 84.',
    options: [
      {
        line: 'Find the flight log in the wreck',
        success:
          'The log is in the last boot you empty. Captain Whitlock of the Enclave, when you try the radio, is so grateful for it that he sends more men to the purifier within the hour. The pilot’s fist is closed around a silver dollar with a hole in it. You open the fist.',
      },
      {
        line: 'Read the door log of Vault 84',
        success:
          'You need not even go in; the panel remembers everyone. The part left in the arms of a visitor, very tall, very green, who thanked the door and signed his name. Fawkes. You copy the page for the Brotherhood. They have never met a super mutant with a signature.',
      },
    ],
  },
  '049': {
    title: 'One More Silver Dollar',
    intro:
      'A silver dollar buys nothing. It is too soft for a bullet and too small for a roof. But every Enclave officer carries one, all of the same year, all with the same small hole, and guards it like a wedding ring. Beside each inner door of Project Purity there is a slot of that size. The Brotherhood at the Tower has been working on those doors with a saw.',
    options: [
      {
        line: 'Try a coin at Project Purity or an Enclave post',
        success:
          'The coin drops, the lamp turns green and a voice asks for the name of the courier. You give yours. Captain Whitlock reads it back over the loudspeaker, pleased with the vowels. More troopers move into the purifier, and you are handed a sealed order about something large and asleep.',
        failure:
          'The machine keeps the coin, plays four bars of a march and stays shut. You shake it. From the dents, it seems that everybody has shaken it.',
      },
      {
        line: 'Bring a coin to the Brotherhood at the Tower',
        success:
          '“It is not money,” says Scribe Marrow with a lens in her eye. “It is the first line of an instruction.” Knights march for Megaton and take up posts at the Tower. The Enclave, seeing it, adds a man at the purifier. Then Marrow takes you down to the cellar to meet the giant.',
      },
    ],
  },
  '050': {
    title: 'What the Fawkes?',
    intro:
      'Fawkes is eight feet tall and apologizes to doorframes. He took the purifier’s missing part so that nobody would use it badly, studied the manual twice, and was then taken himself, by his own kind, who find him embarrassing. They shove him to and fro between the Super Mutant Camp and a cell in Vault 109. He makes no complaint. He has asked for a lamp, and something with chapters.',
    options: [
      {
        line: 'Haggle for Fawkes at the Super Mutant Camp',
        success:
          'You shout until they respect you and drink until they like you. They throw in Fawkes as a parting gift. An Enclave vertibird is waiting behind the hill. He ducks under the door, says thank you to it, and the part goes with him.',
        failure:
          'They do not haggle. They do throw, and they have good arms. From the ditch you can hear Fawkes telling them that this was uncalled for.',
      },
      {
        line: 'Find the right cell in Vault 109',
        success:
          'The ventilation plan is wrong by one floor, on purpose. Behind the right grille is a patient yellow eye. The same night Fawkes is taking tea among Brotherhood knights who do not know where to put their hands. He knows the very manual for what they keep in their cellar.',
        failure:
          'You get the grille off, and it is a broom closet. Somewhere below, a thing laughs at you, and then a larger thing eats it. You turn the plan the other way up.',
      },
    ],
  },
  '051': {
    title: 'Give Me Liberty',
    intro:
      'Under the Tower the Brotherhood of Steel keeps a machine as tall as a church. It was built before the war to walk to China and explain democracy. It is called Liberty Prime, and it has never left the cellar. The Enclave wants the drawings. The Brotherhood wants a mind to put in it, and the benches at the Robco Factory can copy one. Scribe Edgar Penrose, who keeps the drawings, bets on radroach races. He is a poor judge of a radroach.',
    options: [
      {
        line: 'Buy the drawings from Scribe Penrose at the Tower',
        success:
          'You let him win, then you let him lose, then you put your caps on the saucer. The drawings come folded in a hymnal. The engineers of the Enclave have soon ringed the weak joints in red, and Penrose has remembered a sick aunt in another state.',
        failure:
          'He sees the offer coming. So does the knight at the next table. You talk about the weather until both of them are tired of you, and your caps stay in your pocket.',
      },
      {
        line: 'Give a robot companion to the benches at Robco',
        success:
          'Your robot makes the sound it makes when it has a question. You do not have the answer. The bench copies its mind out onto tape, and the Brotherhood carries the reels home like eggs. The Enclave hears of it before supper and fills the purifier with men.',
      },
    ],
  },
  '052': {
    title: 'The Sleeping Giant',
    intro:
      'Liberty Prime lies in the cellar of the Tower like a bishop on a tomb. The scribes’ children learn to walk along its arm. It lacks two things, says Edda Marrow, a voice and a trigger. The voice is on a reel somewhere in the Robco Factory. The trigger is at the Mall, on a string around the neck of a super mutant, who likes how it jingles.',
    options: [
      {
        line: 'Win the trigger at the Mall for the Enclave',
        success:
          'It stops jingling. Captain Whitlock of the Enclave lands on the dead grass, takes the thing in white gloves, and afterward throws away the gloves. “Without a trigger,” he says, “a giant is a statue.” The Enclave has nothing against statues.',
        failure:
          'The super mutant is still upright, still jingling, and has begun to hum along. The trigger is no closer. Several parts of you seem to be farther away.',
      },
      {
        line: 'Bring the giant’s voice out of the Robco Factory',
        success:
          'Marrow feeds in the reel, loop by loop. The lamps dip from the cellar to the roof. Then something as tall as a church sits up, takes a child very carefully off its arm and asks, so that windows break, where the enemy is. Everybody points.',
      },
    ],
  },
  '053': {
    title: 'Robco Night Shift',
    intro:
      'The line is still running. Each day it builds one robot, inspects it, finds fault, and melts it down again. A sign asks you to wear a hairnet. Beyond the hammers are the offices, and beyond those the tape library, where a skeleton in a cardigan sits at the desk with her badge straight. Irma Dooley, Records. She has been waiting for somebody with a form.',
    options: [
      {
        line: 'Take something off the scrap heap and go',
        success:
          'Nobody guards scrap. You take the piece on top, and for one second the whole line stops, as if it were thinking. Then it goes on. The library can wait. It has shown that it can.',
      },
      {
        line: 'Dodge through the hammers and search the offices',
        success:
          'You go between two blows with room for a sheet of paper. The offices have drawers, the drawers have locks as strong as a good intention, and the canteen machine still holds its caps.',
        failure:
          'You time the hammers perfectly. Nobody mentioned the arm behind the hammers. It picks you up, inspects you, finds fault, and sets you down on the visitors’ side, stamped.',
      },
      {
        line: 'Look for Liberty Prime’s voice in the library',
        success:
          'Irma Dooley filed it under P, for Patriotism, loud. You sign for it in her ledger, because she kept it so neatly. The reel hums in your arms all the way out past the hammers.',
        failure:
          'You pull the wrong reel. Out on the floor a robot passes inspection for the first time in two hundred years. It gets up off the belt. Its first job is you.',
      },
    ],
  },
  '054': {
    title: '…Or Give Me Death',
    intro:
      'The Enclave knows by now how to keep the giant on its back, and has time for politics. Posters go up: a family, a fence, a clear glass of water, a subscription form. Freedom is available again, in easy installments. Under the Tower, Scribe Edda Marrow says that she could still wake her machine. She would need the mind of one more robot, and nobody must ask her superiors.',
    options: [
      {
        line: 'Subscribe to the nation in any settlement',
        success:
          'You get a receipt, a pin for your collar and a trooper, who is posted where you stand, for your safety. He has never seen the place before. He tells you how much better it is going to look.',
      },
      {
        line: 'Lead a robot companion down to Marrow at the Tower',
        success:
          'Marrow says it will not know the difference. Your robot has always known the difference. It goes in under the lamp by itself, so that you need not push. When the giant opens its eyes, it looks at you first, the way somebody else used to.',
      },
    ],
  },
  '055': {
    title: '…And Justice for All',
    intro:
      'Nobody ever measured the cellar door. Liberty Prime leaves the Tower by the wall, walks off toward Project Purity and recites as it goes. In Megaton every step makes a ring in the soup. The Enclave throws troopers at it, and each handful stops it for a little while, as gravel stops a plow. To stop it for longer the Enclave needs more troopers. Troopers, it turns out, cost money.',
    options: [
      {
        line: 'Pay for Enclave troopers in any settlement',
        success:
          'The recruiter counts your caps twice and his boys once. One of them is left standing beside you in a helmet still full of packing straw. He salutes, and asks which way the big fellow went. You show him. Somewhere the nation is grateful.',
      },
      {
        line: 'Liberty Prime must reach Project Purity',
        success:
          'It comes in through the side of the building, still lecturing. The Enclave’s last line holds for a sentence and a half. After that there are only the pumps, and water, and a young knight who takes off his helmet to drink. It tastes of nothing. He has to sit down.',
      },
    ],
  },
} satisfies Stories
