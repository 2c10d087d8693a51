import type { Stories } from '../../story.ts'

/** Cards 094 to 099: Brother Ansel’s choir of the Children of Atom. It turns up in every scenario, so it names no region. */
export const storyChoir = {
  '094': {
    title: 'The Children of Atom',
    intro:
      'A choir has come to Hofmann Farm. They sing in a ring around a barrel that hums the bass, and the melons there are growing two to a stalk. “Every atom is a small world,” says Brother Ansel, “and to split one is a birth.” He has a beautiful voice and hair on one side of his head. He would be happy to explain it to you. He would be happier still to let you feel it.',
    options: [
      {
        line: 'Give a companion to the choir at Hofmann Farm',
        success:
          'Ansel takes your friend by the hand, or by whatever there is to take, and leads the way into the ring. The song has one more voice. You get a promise for it, whispered, and you are asked to come again when the following has grown.',
      },
      {
        line: 'Stand in an irradiated place and wait for Atom',
        success:
          'Your gums begin to hum. The horizon folds up like a letter, and you are told something that is meant for you alone. Then you throw up on your boots. When you look up there are a dozen strangers around you, nodding. They would so like you to do it again.',
        failure:
          'You stand there until your knees give. You see a field, and a dog that will not come nearer. Atom, it seems, is busy.',
      },
    ],
  },
  '095': {
    title: 'A Growing Following',
    intro:
      'Two wagons now, and a song in every marketplace: the choir is doing well. The collection plate clicks. Children follow it to the gate, and some follow farther. People who join and then think better of it are brought back by a bounty hunter, who is paid by the head and attends no services. Widow Hofmann, whose farm it used to be, sleeps in her truck, with the windows up, because of the singing.',
    options: [
      {
        line: 'Drink from the warm cup in any settlement',
        success:
          'It lights your hand from the inside, and the whole square says amen. When you can see again you have company. One of the faithful has been told to walk with you; the choir takes all kinds, on two legs, on four, on wheels. They mean it well.',
      },
      {
        line: 'Kill a Bounty Hunter',
        success:
          'In the coat is Ansel’s list of deserters, with prices. You copy it, pin it to the town pump, and watch people find themselves. Soon the choir is down to those who do not blink. They have taken the barrel off the wagon, and they are asking where one can buy a clock.',
      },
    ],
  },
  '096': {
    title: 'Joinnnnn Usssssss!',
    intro:
      'They come to wherever you camp, sit down at a polite distance, and hum. They know your name by now, and they draw it out. Nobody threatens you. They bring soup, which shines, and keep a place free in the ring. “It only wants enough of you in the light at the same time,” says Brother Ansel. Those who would rather go home are at Hofmann Farm with Deacon Rusk, and a rope.',
    options: [
      {
        line: 'Gather most of you on glowing ground',
        success:
          'The ring closes. It is foolish, and then for a while it is not. All who stand in the light are told the same words, and each of them takes away something else, and does not tell. The choir bows to you. It has been counting.',
      },
      {
        line: 'Fight Deacon Rusk at Hofmann Farm',
        success:
          'Rusk lets go of the rope before he lets go of anything else. Behind him people rub their wrists and squint, as if the lights had come on in a movie house. Most of them go home. Ansel and a few who do not blink load the barrel on a handcart.',
        failure:
          'Rusk is a big man with a clear conscience. He lays you out on the grass, straightens your collar and asks you to think it over. The humming starts again.',
      },
    ],
  },
  '097': {
    title: 'The Wasteland Glows',
    intro:
      'It is catching. The choir has made a cathedral of Pendleton Estate, with a lamp in every window that is not a lamp. Whoever has stood near someone who stood near them has a little of the shine, and it rubs off: on blankets, on spoons, on anyone who walks beside you. Keep company and you will glow for it. Ansel calls that fellowship. Sister Clemence, who carries the burning sword, sees to the rest.',
    options: [
      {
        line: 'Leave a companion with the choir at Pendleton Estate',
        success:
          'There is a place ready for your friend, and a robe in the right size. That is the part that stays with you. You walk on, lighter and colder. Ansel has told you something in exchange, and he is never stingy.',
      },
      {
        line: 'Fight Sister Clemence at Pendleton Estate',
        success:
          'She burns brighter than the sword, and for a shorter time. It goes on flaming on the carpet until you pick it up. Up in the gallery a beautiful voice cracks. The cathedral empties through its windows, and all night you can see them going, faint lights, up into the hills.',
        failure:
          'Sister Clemence has set fire to better people. She lets you crawl as far as the fountain. That is part of the liturgy.',
      },
    ],
  },
  '098': {
    title: 'The Last Fanatics',
    intro:
      'Brother Ansel and those who do not blink have wheeled the barrel into the biggest town they could find. They have parked it by the pump, screwed an alarm clock to it, and put out chairs. “The birth is at hand,” says Ansel. He has brushed what hair he has. People are gathering to watch, because there are chairs. Nobody has asked what the clock is for. It is wound.',
    options: [
      {
        line: 'Take the clock apart before it rings',
        success:
          'One wire is a decoy, one is decoration, and one runs behind the bell. You hold the hammer still with a fingernail and cut. Ansel folds the chairs himself. “You have ended a world,” he tells you, “a very small one.” By dark they have gone into the hills.',
        failure:
          'You get the back off, and it is full of other clocks. The one in front ticks on. Somebody in the second row asks you to sit down.',
      },
      {
        line: 'Ring the bell yourself',
        success:
          'It rings once. For as long as that takes you understand all of it, every verse, and how simple it is, and that nobody within earshot will be left to tell. Then the light gets to the last row of chairs, and does not stop there.',
      },
    ],
  },
  '099': {
    title: 'Remnants of the Cult',
    intro:
      'The choir is gone, though never far. They sit in cellars and culverts by ones and twos, shining a little, and keep the hours. You will not find them by looking for them. You find them by going where nobody has been. They bear you no grudge. They share what they know with whoever comes, and there is no way of stopping them from sharing the rest.',
    options: [
      {
        line: 'Explore where nobody has been',
        success:
          'In the first cellar sits one of them, reading by the light of her own hands. She is glad of a guest. She tells you something that was only ever told to her, and holds your wrist while she does. The marks of her fingers take all night to fade.',
      },
    ],
  },
} satisfies Stories
