import type { Stories } from '../../story.ts'

/** Cards 082 to 093: four errands out of Vault 84, and what lies at the end of each in Vault 109. */
export const storyVault109 = {
  '082': {
    title: 'BOOM!!!',
    intro:
      'The Hobbs twins were right; you have seen the catalog. Somewhere in Vault 109 hangs a launcher for very small atom bombs. The magazine is locked. Robco made the lock, and the Robco Factory kept a carbon copy of everything it ever made, including the mistakes. Otherwise there is the wing of the vault that shines at night, where nobody ever bothered to lock a thing.',
    options: [
      {
        line: 'Find the code of the lock at the Robco Factory',
        success:
          'It is in the cabinet for complaints. Vault 109 had written to say that the lock was too good. You copy the code on the inside of your arm, and it strikes you what such a number is worth to a person with plans. What still sits in front of the magazine is another matter.',
        failure:
          'Four thousand drawers, labeled by a robot with a strong sense of privacy. You come away with a paper cut and a warranty card.',
      },
      {
        line: 'Walk in through the shining wing of Vault 109',
        success:
          'You hold your breath, as if that helped. The shine gets into your teeth. But nobody has been through these rooms, and you come out with full arms, and with a good idea where the magazine is. Also of what has its nest in front of it.',
      },
    ],
  },
  '083': {
    title: 'Serious Hardware',
    intro:
      'Nine people from Vault 84 went to fetch the armor out of Vault 109, and one came home to teach gymnastics. The suit is still on its stand. The super mutants down there are too big for it and cannot bear to leave it. Their Brutes take turns wearing the key to the place, as other people wear medals. The only door without one of them is the crack in the reactor wall.',
    options: [
      {
        line: 'Kill a Brute and take what it wears',
        success:
          'On a bootlace, among the teeth: a key card from Vault 109. The photograph shows a man with a mustache who was pleased with his job. You put it around your own neck. You find you are thinking bigger than you did this morning.',
      },
      {
        line: 'Squeeze in by the crack at Vault 109',
        success:
          'The air in there tastes of coins, which is why nobody guards it. You fill a sack from the lockers of careful people, each with a spare pair of socks. Through a grating you can see the armor, and the broad backs of its admirers.',
      },
    ],
  },
  '084': {
    title: 'Hippocratic Oath',
    intro:
      'Dr. Halloran learned medicine over the radio, with one fellow student. Leopold Quade was the clever one. He moved into Vault 109 with a theory, and the patients in his letters kept getting taller. Then the letters stopped. He had sent his papers to the Tower for safekeeping, and they are there still, behind a good desk and a Mr. Coyle. “Failing that,” she says, “every hospital has a waste pipe.”',
    options: [
      {
        line: 'Get the papers away from Mr. Coyle at the Tower',
        success:
          'Mr. Coyle gives way, first to charm and then to being lifted. The notes are neat to the last page, where the handwriting becomes enormous. There is a plan of the wards in them, and a list of the families up here who paid.',
        failure:
          'Mr. Coyle has thrown out bishops. You have been through the revolving door twice before it comes to you that you are leaving.',
      },
      {
        line: 'Crawl up the waste pipe of Vault 109',
        success:
          'It is warm in there, and it is green, and you do not think about it. At the top is a dispensary that no one ever robbed, on account of the pipe. You pack what you can. Through the wall someone is being told, gently, to count backward.',
      },
    ],
  },
  '085': {
    title: 'Chasing Static',
    intro:
      'The pulse that Agnes Loomis wrote down comes from under Vault 109, and there is a beat in it, like a person pacing a room. Stray Protectrons carry it. They stop in the middle of the road, click, and pass it on, and do not know why. Break one open and you might hear the rest. Or go and find the room, by way of the wing where the clocks have melted.',
    options: [
      {
        line: 'Kill a Protectron and listen to what is inside',
        success:
          'A small drum in its chest is still turning. You hold it to your ear. Under the hiss a woman reads out names, and the pauses between the names are the pulse. One of them you know. You tell nobody which.',
      },
      {
        line: 'Go in by the melted wing of Vault 109',
        success:
          'The walls have run like candles, and the pulse makes your jaw ache. They left in a hurry here, and they left everything. You take as much as you can lift. From the far end, past a floor that does not keep still, comes the click of a microphone.',
      },
    ],
  },
  '086': {
    title: 'The Helmet Collection',
    intro:
      'In Vault 109 the corridor to the magazine has been polished, at shoulder height, by something that has rubbed along it for years. At the end is a nest of blast curtains, and in the nest a heap of helmets, sorted by size. Whatever lives here seems to be out. You have one foot over the heap when it breathes in.',
    options: [
      {
        line: 'Fight it for the corridor',
        success:
          'It goes down in a great clatter, on top of its collection. You climb over, fast. Farther along there are more scratches on the wall, and not from those claws. But for the moment the way in is open.',
        failure:
          'It has the corridor and means to keep it. You have become part of the wall, at about shoulder height.',
      },
      {
        line: 'Put the foot back and go',
        success:
          'You walk backward, setting each boot where it has been before. The heap breathes out. One helmet rolls a little way after you, stops, and is drawn back in.',
      },
    ],
  },
  '087': {
    title: 'The Magazine',
    intro:
      'Behind a door as thick as a mattress are empty shelves and a calendar with a girl on a rocket. On the last hook hangs the launcher. You would take it for something from a fairground. Under it, on a string, is the duty log. Two hundred years ago a Corporal Denny wrote down in it who wanted the thing, for use against whom, and what they meant to call it afterward.',
    options: [
      {
        line: 'Take the launcher off the hook',
        success:
          'The strap has been shortened for somebody small, and then shortened again for somebody smaller. The instructions fit on a plate above the grip. POINT AWAY. You sign the log for Corporal Denny, because it would be rude not to.',
      },
      {
        line: 'Take the log and wedge the door shut',
        success:
          'You leave the thing on its hook, and the door so that nobody will ever get it open. The names in the log have grandchildren, and some of the grandchildren have towns. It is the smaller weapon, but this one you can use more than once.',
      },
    ],
  },
  '088': {
    title: 'Taking Turns',
    intro:
      'This part of Vault 109 is a barracks, and super mutants live in it: bunks pushed together in pairs, boots outside the door. At the far end is a window of armored glass, and behind the glass something tall and gray, upright under a lamp. They take turns looking at it. The one whose turn it is has washed his neck.',
    options: [
      {
        line: 'Fight the one at the window',
        success:
          'He falls with his face to the glass. The rest have run to see about a noise at the other end, which was also you. They will be back, but while it lasts you can slip deeper in.',
        failure:
          'He will not give up his turn, not for you and not for anything you are carrying. You end up outside with the boots.',
      },
      {
        line: 'Let him have his turn',
        success:
          'You close the door as softly as you opened it. Inside, somebody sighs. Somebody else says that it is not fair, it has hardly been a minute.',
      },
    ],
  },
  '089': {
    title: 'The Tenth Man',
    intro:
      'The armor stands open at the back, as if its owner were outside having a smoke. It shines; its admirers have polished it through a hole in the glass, as far as an arm will reach. On the wall is the panel of the Vault 109 guardroom: a row of levers, each marked in pencil with what lives along that corridor, and how long the gas takes. From the first lever hang eight sets of tags.',
    options: [
      {
        line: 'Step into the armor',
        success:
          'It closes behind you with a sigh, like a good car. On the inside of the helmet somebody has scratched eight strokes and begun a ninth. You take the tags along; there is a man who teaches gymnastics. Nobody in the corridor takes turns to look at you. They just look.',
      },
      {
        line: 'Leave the armor and pull the levers',
        success:
          'Fans start up in the walls. You read each pencil mark as the lever goes down, and hear, a long way off, what it was about. The corridors become quiet. The armor goes on standing there, open at the back, in no hurry at all.',
      },
    ],
  },
  '090': {
    title: 'The Moving Floor',
    intro:
      'In the long gallery of Vault 109 the floor moves. It was meant to carry patients at the pace of a stroll. Now it runs like a river, toward a steel door that opens and slams on the beat of the pulse. Shoes have gathered along the edge, a few of them in pairs. On the other side a red lamp says ON AIR.',
    options: [
      {
        line: 'Run the gallery between two beats',
        success:
          'You let the beat into your legs, go on the breath between, and are through. The door takes a button off your coat. It is surprising what a body can learn in so short a time. Ahead of you the vault goes on.',
        failure:
          'You are half a beat late and the door is not. When the floor has done with you, it sets you down outside, one shoe lighter, at the pace of a stroll.',
      },
      {
        line: 'Look at the shoes and go back',
        success:
          'You stand at the edge counting, and arrive at something different each time. Then you leave by the kind of floor that stays put.',
      },
    ],
  },
  '091': {
    title: 'On the Air',
    intro:
      'A booth, a microphone, and a woman in headphones, dead a very long time and sitting up straight. The tape before her has gone around so often that you can see through it. It is a list of everyone whom Vault 109 killed, read by the one who signed for them. At the bottom of the sheet she left some lines free for whoever came. The lamp is still red.',
    options: [
      {
        line: 'Sit down and finish the broadcast',
        success:
          'You read the last of the names. The lamp stays red, so you go on, and say what you mean to do about it, and then what else you mean to do. It all gets remarkably clear in front of a microphone. Out there, people are reaching for pencils.',
      },
      {
        line: 'Switch it off and let her rest',
        success:
          'You turn the key. The lamp goes out, the beat goes out of the walls, and on some road a Protectron finishes its step. You get nothing for it. You sit with her for a minute, seeing that you have come all this way.',
      },
    ],
  },
  '092': {
    title: 'New Patients Please Wash',
    intro:
      'As you cross the sill the sprinklers come on. It is not water. It is warm and bright, it finds every scratch you have, and before you can turn up your collar it has done its work. NEW PATIENTS PLEASE WASH, says the tiled wall of Vault 109. The wards are behind another curtain of it, a good deal heavier. Somebody in there coughs, politely, to let you know the place is taken.',
    options: [
      {
        line: 'Walk through the heavy curtain',
        success:
          'You go through with your eyes and mouth shut, and it gets in by the other doors. On the far side there are towels, folded. You note exactly how it feels, as Dr. Quade must have noted it, and for a moment you see what he saw in it. Then you go on.',
      },
      {
        line: 'Turn back; you are clean enough',
        success:
          'Outside you shake yourself like a dog and leave a bright ring on the concrete. Behind you the curtain goes on dripping, as patient as a nurse.',
      },
    ],
  },
  '093': {
    title: 'Visiting Hours',
    intro:
      'Twelve beds with curtains, straw at the back for those on four legs, and a bench for those who take oil. Dr. Quade would treat anything. He is on his rounds, ten feet tall by now, in the ribbons of a white coat, with a syringe the size of a bicycle pump. “Next,” he says, in a kind voice. The patients of Vault 109 all turn and look at you. It is the one thing he has left them.',
    options: [
      {
        line: 'Interrupt the doctor’s rounds',
        success:
          'He comes at you explaining the benefits. However that ends, the noise opens the curtains and the patients open the doors, and they go out past you into daylight, one holding up another. They will tell people who came. One presses the last chart into your hand.',
      },
      {
        line: 'Slip one patient out and say nothing',
        success:
          'You take the nearest one that can move unaided. Nobody asks it what it used to be. At the door you hear the doctor stop, count his beds and ring for another. “Next,” he says, in the same kind voice.',
      },
    ],
  },
} satisfies Stories
