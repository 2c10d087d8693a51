import type { Stories } from '../../story.ts'

/** 101 to 106: lights over HWY 74. 107 to 111: the airship Steadfast. */
export const storySky = {
  '101': {
    title: 'I’m Not Saying It Was Aliens…',
    intro:
      'Widow Hofmann lost a brahmin on Monday and got it back on Thursday, shaved. Since then there are lights over HWY 74 at night, in rows, like somebody parking. Her hired man Purvis went up the road to complain. He came back smiling, warm as a stove, and has moved into the barn. She would like somebody to go up the road, or into the barn, and does not mind which.',
    options: [
      {
        line: 'Fight it out with Purvis in the barn at Hofmann Farm',
        success:
          'Purvis goes down and keeps smiling, because the smile was never fastened to anything. Under the face is another, small and gray and plainly offended. The widow looks at it for a long time. “That,” she says, “is not from Ohio.” In the straw is what it had been collecting. She lets you take a piece.',
        failure:
          'Purvis lays a hot hand on your chest and explains, kindly, that he is fine. You leave the barn backward, steaming. He goes on whistling.',
      },
      {
        line: 'Signal to the lights above HWY 74',
        success:
          'Long, short, long. The lights stop. One of them repeats your signal back to you with a small correction. Then the road is below you and getting smaller, and you understand something that nobody down there would believe.',
        failure:
          'The lights take no notice. A broken radio mast is blinking too, and they seem to find it better company.',
      },
    ],
  },
  '102': {
    title: '…But It Was Aliens',
    intro:
      'The thing lies in Widow Hofmann’s potato cellar under a tablecloth. It has long fingers, no ears, and the look of a customer kept waiting. She wants it gone before the potatoes turn. A man called Professor Lomax would make a tent show of it, if some town could be got to believe the story. A man called nothing at all would put it in a hole, for money, out where no one digs.',
    options: [
      {
        line: 'Make a settlement believe it, in Professor Lomax’s tent',
        success:
          'By dark there is a line around the tent, and by midnight the radio has it, with your name pronounced right. Children draw it on walls. Far up and far off, a signals officer with very good equipment writes down the place, underlines it, and goes to wake the commander.',
      },
      {
        line: 'Pay for a deep grave in the worst ruins there are',
        success:
          'The diggers are quick and tidy and bring their own lime. Nobody asks what it is. One of them asks who it worked for. When the ground is flat again the foreman touches his hat. You owe nothing, he says. You only know each other now.',
      },
    ],
  },
  '103': {
    title: 'The Professor’s Tent',
    intro:
      '“Step in, step in, watch the guy ropes.” Professor Lomax has no university and one good vest, and tonight his tent stands across the market. On the stage is a table with a sheet over it, and nothing under the sheet. The crowd has paid to hear what fell out of the sky. Lomax, sweating, has run out of adjectives, and he has seen you come in.',
    options: [
      {
        line: 'Leave him sweating and do your shopping',
        success:
          'Behind you the crowd begins to stamp. Half the stallkeepers are in the tent and the other half wish they were, so nobody hovers while you look. The Professor will find another town. He always finds another town.',
      },
      {
        line: 'Climb on the stage and tell them about the farm',
        success:
          'You tell it flat, the way it happened, down to the smile. Nobody laughs. An old woman at the back says she has seen the lights too, and then everybody has. Lomax passes the hat and gives you your share, which is unlike him.',
        failure:
          'You get as far as the shaved brahmin. Somebody moos. Then the whole tent moos, and you finish the evening outside with a turnip in your collar. Lomax moves on before dawn, to a better class of audience.',
      },
    ],
  },
  '104': {
    title: 'The Mothership',
    intro:
      'It is clean in here, and it hums in a key that puts your teeth on their best behavior. Small gray people go by with trays. Their steward is a man named Merle, taken from a filling station the week before the bombs, hot to stand near and proud of the uniform. Nobody leaves, he says, without the Captain. Through the floor you can see the whole wasteland. From up here it looks nearly cared for.',
    options: [
      {
        line: 'Fight Merle and work out the controls',
        success:
          'Merle goes down loyal. The controls are some dents and a bowl of water, and once you stop looking for a wheel they make sense. You steer for the ground and get off where it looks soft. The ship does not get off. They will have seen that for a hundred miles.',
        failure:
          'Merle is stronger than he looks, or the ship is cleverer; either way you are on the floor again. The gray people step around you with their trays. Whatever they thought of you before, they think less of it now.',
      },
      {
        line: 'Talk to the Captain until he lets you off',
        success:
          'The Captain has come a long way to ask what the bombs were for. You have tried several answers. The last one, that nobody remembers, makes him sit down. He tells you something in return, pats your hand with too many joints, and sets you down wherever you like.',
        failure:
          'You open with the weather. In their language this is evidently a thing one says about a mother. The Captain withdraws to be calm.',
      },
    ],
  },
  '105': {
    title: 'A Light Overhead',
    intro:
      'Every shadow around you swings about and points straight down. The light overhead makes no sound. A tin can goes up past your knee, then a fence post, then a mole rat, rowing. Your boots feel like somebody else’s. There is a stump of wall within reach, and there is the question of how much you want to stay.',
    options: [
      {
        line: 'Hang on to the wall until it loses interest',
        success:
          'You hold on with everything that bends. At last the light goes out like a shop closing, and what it had taken comes down around you: luggage, dishes, most of a kitchen. You help yourself. The mole rat lands on its feet.',
        failure:
          'The wall holds. Your grip does not. You rise past the broken roofs and the crows toward a round bright door, where a man in a steward’s cap asks whether you had a pleasant trip.',
      },
      {
        line: 'Let go and see where it leads',
        success:
          'You let go. It is the easiest thing you have done in years. The ground gives you up without an argument. At the top is a round door, and inside it somebody has thought to put a mat. You wipe your feet.',
      },
    ],
  },
  '106': {
    title: 'Still Warm Inside',
    intro:
      'The furrow is as long as a street and ends in a bowl of glass. In the bowl lies something round and silver, crumpled like a dropped pie, ticking as it cools. Through a split in the hull you can see a rack, and on the rack a small, pretty, obviously terrible gun. The air over the split wobbles. All around lies whatever was thrown clear.',
    options: [
      {
        line: 'Reach in through the glowing split for the gun',
        success:
          'You stop thinking when the sleeve catches. Then your hand closes on it and you sit down hard with the thing in your lap: light as a toy, made for no hand you know, and purring. Behind you the ship sighs and folds in on itself.',
        failure:
          'You get in up to the elbow. The light in there shows you your own bones, which you would rather have taken on trust. When you can see again the rack has run together, gun and all, and the hull is a puddle at the bottom of the bowl.',
      },
      {
        line: 'Pick over what was thrown clear',
        success:
          'Watches, boots, a trombone, somebody’s diploma: the whole patient hoard of a people who wanted one of each. You take what still works. The hull ticks on behind you. It will be hot for a while yet.',
      },
    ],
  },
  '107': {
    title: 'Brotherhood Airship Arrives',
    intro:
      'First comes the shadow, then the loudspeaker. The airship Steadfast is here to take charge of every machine too dangerous for the public, and it will decide which. Commander Ottoline Gage makes the announcements around a piece of licorice. Her ship will follow the biggest robot it can hear. Her quartermaster, who has heard it all before, props a side hatch open when he smokes.',
    options: [
      {
        line: 'Destroy a robot before Commander Gage gets to it',
        success:
          'Before long a rope ladder comes down with an officer on the end of it. She looks at the wreck, then at you, and makes a note. You have saved the Brotherhood ammunition, which it takes for courtship. By evening you have been shown the workshop and asked what you think.',
      },
      {
        line: 'Get aboard the Steadfast and walk off in her armor',
        success:
          'You salute the right people, climb past the wrong ones, and stroll down the gangway inside the finest suit you ever stole. Nobody stops it, because nobody stops one of those. The alarm begins when you are over the second hill. It does not leave off.',
        failure:
          'You get as far as the inner hatch, where they want the word of the day. Yours is not it. They put you off politely, from a little height.',
      },
    ],
  },
  '108': {
    title: 'Research and Development',
    intro:
      'Scribe Fennimore Dobbs has a suit of armor in pieces on his bench and the face of a man whose cake has not risen. It wants a power core. A Sentry Bot has one, in the chest, behind the guns. Money would do as well; there are people who sell such things, and he would sooner not tell the Commander who. Meanwhile the Steadfast noses toward the worst ruins in sight, hoping for something to unpack.',
    options: [
      {
        line: 'Kill a Sentry Bot for the core that Dobbs needs',
        success:
          'Dobbs comes down on a rope and takes the core as one takes somebody’s baby. He works through the night, humming, and at dawn the suit stands up by itself. Somebody must walk it in, he says, somebody who is not him. The Commander hears of it and puts off leaving. The view has grown on her.',
      },
      {
        line: 'Go aboard and pay Dobbs, asking for no receipt',
        success:
          'The money goes down the ladder at noon and a parcel comes up at dusk. Nobody has seen either. Dobbs closes the last plate and hands you the whole suit for testing, with no date by which to bring it back. Commander Gage calls this initiative and stays to watch.',
      },
    ],
  },
  '109': {
    title: 'Brotherhood Control',
    intro:
      'Somebody walked off with the Commander’s second-best armor, and there is no more licorice. There are patrols. They stop everyone in the ruins, search everything and hit first, for good order. The Steadfast is making for the biggest town it can find, to hang over it like a bill. It will end when Paladin Tate, who writes the reports, reports that it has, or when people begin to hand in their guns.',
    options: [
      {
        line: 'Find Paladin Tate’s checkpoint in the ruins and close it',
        success:
          'The report goes up the wire: district quiet, suit not found, population too poor to be worth the gas. Commander Gage reads it several times, looking for the joke. Then she turns the ship around. People come out to look at the empty sky. They seem to know whom to thank.',
      },
      {
        line: 'Hand in a weapon at the foot of the ladder',
        success:
          'You lay it on the table between the inkwell and the flag. The clerk weighs it, labels it, and thanks you as if he meant it. Within the week it is the fashion. The patrols go home, having won, and the Steadfast decides that such reasonable people deserve company.',
      },
    ],
  },
  '110': {
    title: 'Tate’s Checkpoint',
    intro:
      'A door across two barrels, a flag, a kettle. Paladin Corwin Tate has sent his men to bed because he cannot bear how they hold their forks, and he keeps the checkpoint alone, writing the day’s report in a beautiful hand. “Name, business, anything to declare,” he says. He stands up. He goes on standing up for some time.',
    options: [
      {
        line: 'Declare war on Paladin Tate',
        success:
          'It takes a long time and both barrels. Afterward you finish the report for him: nothing found, nothing worth finding. The pilot of his vertibird looks at Tate, then at you, and asks where to, in the voice of a man who was never so very fond of the flag.',
        failure:
          'Tate hits you with the flag, which has a steel pole in it. You leave at once, in no particular direction. He sits down again and enters it under weather.',
      },
      {
        line: 'Stand your ground and dictate his report',
        success:
          'He tries to stare you down, and you are simply still there. So he pours two cups, and you talk: about stolen armor, about forks, about whether anyone at home remembers him. In the end he writes what you say, blots it, and reads it aloud as though he had thought of it.',
        failure:
          'You begin well. Then his eye falls on your boots, and he asks for the receipt. You are shown off the premises, which turn out to be everything he can see.',
      },
      {
        line: 'Turn around and take the long way',
        success:
          'There is always another way. This one has thistles. Behind you the kettle starts to whistle, and Tate calls after you, quite gently, that he will be here.',
      },
    ],
  },
  '111': {
    title: 'Sticking Around',
    intro:
      'The Steadfast was to leave on Tuesday. It is still here. It has taken to following whoever among you has the most to show for their life, at a tactful distance, like an aunt at a dance. Scribe Dobbs leans out and asks questions through a megaphone. He pays cash for scrapped robots. For a tame one, brought up the ladder in working order, Commander Gage gives the rarer thing: her ear.',
    options: [
      {
        line: 'Scrap a robot for Dobbs',
        success:
          'By evening a basket comes down on a string with caps in it, and goes up again with the useful parts. Dobbs shouts down what each of them was for. You learn more than you meant to.',
      },
      {
        line: 'Take a robot companion aboard and leave it there',
        success:
          'It asks whether it has done anything wrong. You say no. The Commander keeps her side: an hour of her time, a stick of licorice, a word in the right place. Going down the ladder you see it at a porthole. It waves, or somebody makes it wave.',
      },
    ],
  },
} satisfies Stories
