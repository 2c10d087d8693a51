import type { Stories } from '../../story.ts'

/** 029 to 043: Far Harbor. The shield is the Children of Atom and their fog, the star is the town and its condensers. */
export const storyFarHarbor = {
  '029': {
    title: 'Welcome to Far Harbor',
    intro:
      'The last signpost before the coast says FAR HARBOR, and under that somebody has scratched BREATHE IN NOW. The town is a pier, a bell, forty people, and a fog that keeps one of them most months. It glows. Over at the Nucleus the Children of Atom kneel down and call it breath. The harbor fights it with condensers, tall humming stacks of kettles and pride, and never has enough of them.',
    options: [
      {
        line: 'Take a bad dose of radiation all at once',
        success:
          'When the shaking stops, a barefoot woman is holding your head. This is Mother Tamsin, of the Children, and she is so happy for you. “He had you in His mouth,” she says, “and He didn’t bite.” Her people leave you presents, in case you are a sign. They go home singing about it.',
      },
      {
        line: 'Get another condenser humming somewhere',
        success:
          'It coughs, catches, and settles on B flat. For thirty paces around you can see your own feet. A child runs in and out of the edge of the fog, shrieking, for the joy of it. That night there comes a barrow full of things the harbor can hardly spare, and a note: Hester Doane, harbormaster, would like a word.',
      },
    ],
  },
  '030': {
    title: 'Stranger Machines',
    intro:
      'The condensers were Wick Amory’s idea. Wick drowned, and left no drawings. Each is seven feet of copper, kettles and temper, and there are heaps of his scrap lying about wherever people have ever lived. Someone with a good head and a strong stomach can put up another. Someone with strong arms can put one down. There are those on this coast who would be obliged to you for either.',
    options: [
      {
        line: 'Knock a condenser flat',
        success:
          'It takes a good deal of knocking, and it hums at you to the last. Inside it is kettles all the way. You see now how it was done. Then you look up, and the white has come a step nearer, like somebody moving along a bench.',
        failure:
          'It bends, springs back, and gives you the shivers up to the elbow. Wick Amory built for the winters here. It goes on humming as though you had not spoken.',
      },
      {
        line: 'Build a condenser out of Wick’s scrap',
        success:
          'You hold your breath for whatever needs two hands and do your thinking in between. On the fifth try the coil glows, and all around it the air goes thin, clear and ordinary. You never knew you were so fond of ordinary. You have even found out what the extra kettle is for.',
        failure:
          'There is a kettle left over and there is no hum. Somewhere, something is in backward. You climb down to cough for a while. The heap of scrap does not look any smaller.',
      },
    ],
  },
  '031': {
    title: 'Four Bolts',
    intro:
      'A block of concrete stands in the open with four bolts sticking up and nothing on top. They were promised a condenser. The parts lie around it in crates, with Wick Amory’s instructions, which are in verse. Facing it sits a Child of Atom, Brother Osric, holding a jar on his knees, and the jar is full of fog. People look at the crates, and at the jar, and now at you.',
    options: [
      {
        line: 'Put the condenser together',
        success:
          'The fumes are bad, and Wick could not rhyme, but you get it bolted down, and it hums. Doors open. An old woman carries out a chair, sits down, and looks at the house opposite. She has not seen it for eight years. They painted it, she says.',
        failure:
          'There is a stanza missing. You do what seems right, and it goes off like a kettle that has had bad news. Brother Osric, to his credit, helps you to look for the lid. It all goes back in the crates.',
      },
      {
        line: 'Help Brother Osric with his lid',
        success:
          'It gives at last, and much more comes out than can have gone in. It feels its way from door to door, shining, trying the handles; any fog that is here already makes it welcome. Osric breathes all the way in and weeps. “There,” he says. “Isn’t it roomy?”',
      },
      {
        line: 'Go through the crates on your own account',
        success:
          'No one has counted the parts. You keep those that will fetch something, and stack the empty crates so that they look full. Osric saw you, and so did everybody else. It is the first thing in months that both sides agree about.',
      },
    ],
  },
  '032': {
    title: 'Embrace the Glow',
    intro:
      'According to Mother Tamsin you have been tasted, and it is a compliment. The Children want the fog to come up in one place more, and then in one more, until there is nobody left outside it to feel lonely. She has given you a candle that burns without a flame. They have heard about you in Far Harbor, too. Hester Doane would like to know, across her own table, whose side your lungs are on.',
    options: [
      {
        line: 'The fog comes up in yet another place',
        success:
          'It rises overnight, the way bread does. Mother Tamsin stands in it to the waist and teaches you the words, and the reason for each of the words, and you take in more than you meant to. Out at the edge there are people calling the roll. They come up short, and start again.',
      },
      {
        line: 'Sit down at Hester Doane’s table in Far Harbor',
        success:
          'There is chowder. Hester asks what the Children told you, and writes it on the backs of tide tables. In return you learn what she knows: where the fog pools, what it shies from, when to run. She puts your candle out in the sink. It takes her several tries.',
      },
    ],
  },
  '033': {
    title: 'The Last Bastion',
    intro:
      'Far Harbor has found out that you are useful, which is how it shows affection. The place is down to one street. It has a wall of upturned boats, a roster for the bell, and a paper in the church that says who is to take whose children. Hester Doane wants to see you. The fog, meanwhile, leans on the coast and feels for another way in. If it finds one, there will be singing.',
    options: [
      {
        line: 'The fog finds another way in',
        success:
          'Nobody rang; nobody saw it arrive. In the morning there is white where yesterday there was a field, and the hymns are so near that you can make out the words. You have learned what it does to dogs. A bastion, the Children sing, is only a place that has not been forgiven yet.',
      },
      {
        line: 'Report to Hester Doane in Far Harbor',
        success:
          'She puts you on the wall, between a deaf fisherman and a girl with a harpoon. By morning you have learned how to wait, which is nearly all of it, and the street has had a night’s sleep. At first light something out there coughs. The whole wall coughs back.',
      },
    ],
  },
  '034': {
    title: 'Choking Fog',
    intro:
      'There is no more weather, there is only more of it. It put out the lighthouse, and then the man who kept the lighthouse. Up on its hill, Acadia has closed its shutters and does not come to the radio. Let the fog take much more ground, and all the Children have to do is wait. Let another condenser hum alongside the ones that stand, and somebody might start to believe in next year.',
    options: [
      {
        line: 'The fog takes one place too many',
        success:
          'It goes over the coast road like a lid. Someone who had been shouting is not shouting. You get home by touch and by hymn, and you are getting good at it. From the Nucleus comes word that a place is kept for you. And out in the white a voice from Acadia is asking, very civilly, for help.',
      },
      {
        line: 'Raise a condenser while another still hums',
        success:
          'The two of them find the same note, and people stop in the road to listen. You have the knack now. Hester Doane comes out on foot, in her good hat. It is time, she says, that somebody looked inside the Nucleus. On the radio a voice from Acadia asks if anyone can spare a moment.',
      },
    ],
  },
  '035': {
    title: 'Initiation',
    intro:
      'To become a Child of Atom you go to the Nucleus and are washed. The water is the color of limes, and Mother Tamsin will hold your head. There are people on the coast, though, who have had enough of hymns. What lives in the fog has teeth, they say, not plans. Let somebody kill one of those monsters, and they will haul it through the street and ask who would like to pray to that.',
    options: [
      {
        line: 'Be washed in the Nucleus',
        success:
          'It is warm. That is the worst of it. You come up with a new name, which you forget, and a ringing in your ears, which you do not, and several of the hymns make sense. Mother Tamsin dries your hair for you. And now the others, she says. There are still so many dry people.',
      },
      {
        line: 'Kill one of the monsters',
        success:
          'It goes through Far Harbor on a boat trailer with its tongue out. Nobody prays to it. Several people kick it. They want to know how it was done, and in telling them you find out that you know. Hester Doane looks at the teeth, then at her wall, then around for a pencil.',
      },
    ],
  },
  '036': {
    title: 'Infiltration',
    intro:
      'Hester Doane has drawn her plan on a napkin. A person goes into the Nucleus in sackcloth and comes out knowing things; the sackcloth is being hemmed. In the corner of the napkin there is also a robot, crossed out, with an arrow and a question mark. The Children think the world of anybody who silences a machine. It would be a way in. Hester does not care for where the arrow goes after that.',
    options: [
      {
        line: 'Silence a robot, to please the Children',
        success:
          'There was a watcher near; there always is. The Children carry you home on their shoulders and teach you songs until morning. It is hard to go on being a spy among people who are that pleased to see you. At some point in the third verse you notice that you have stopped.',
      },
      {
        line: 'Walk into the Nucleus in sackcloth',
        success:
          'You kneel when they kneel, and all the while you count: doors, guards, barrels, children. Nobody stops you on the way out. A boy gives you his bread. You report everything to Hester except the bread. She turns the napkin over and starts on a list of what the town is going to need.',
      },
    ],
  },
  '037': {
    title: 'Acadia in Need',
    intro:
      'Acadia keeps to its hill and takes in anyone who was ever property. The oldest there is Tobit, a synth, who can forget nothing and has begun to mind. Now the fog is at his gate, and nobody on the coast will trade with his kind. So one of them has gone down to the settlements with a purse, to ask somebody for help. Her name is Ione. She is not used to asking.',
    options: [
      {
        line: 'Find Ione, and stand by her',
        success:
          'Ione tells it on the hill, once, to people who will never lose a word of it. Tobit has no money to send you. He sends a memory: where certain things were bound for on the day the bombs fell, and for whom. It puts an idea in your head, and the idea has a handle.',
      },
      {
        line: 'Find Ione, and take on her errand',
        success:
          'The caps are clean and have been counted twice. The errand is a trunk, up in Acadia, and it is heavier than it looks. It should go to one of two places. Tobit has no preference which, he says, in the voice of someone who has been weighing it for years.',
      },
    ],
  },
  '038': {
    title: 'Eleven Words',
    intro:
      'A young woman in a raincoat goes from stall to stall and asks each trader for help, in the same eleven words. They have worked out what she is. Nobody serves her. A dock hand has begun to walk along behind her, doing the walk, and it got him a laugh and then some friends. Ione does not turn around. She holds a purse out in front of her as if it were a lamp.',
    options: [
      {
        line: 'Stand between Ione and the laughing',
        success:
          'You ask the man what else he can do. When he shows you, you fold him into a rain barrel and invite the next. There is no next. Ione thanks you, and for that she finds some new words. She walks home along the middle of the road.',
        failure:
          'He hits you with a crate hook, and that gets a laugh too. Ione has stopped walking. “Please do not,” she says, to him or to you. By the time you are on your feet she has gone in among the stalls. She will have to ask all over again.',
      },
      {
        line: 'Take the purse and offer her your arm',
        success:
          'You walk her twice around the market, slowly, like a couple on Sunday, while she tells you the errand. Halfway around nobody is laughing. It seems that half the place was ashamed, and waiting to see somebody start. By nightfall the story has you both dancing.',
      },
      {
        line: 'Let her go by, and trade',
        success:
          'You step back to let her pass, then the man, then his friends. The traders are glad of a customer and chatty with it. They all begin by saying that they have nothing against anyone. You buy what you need. You still hear her, two rows over, starting again.',
      },
    ],
  },
  '039': {
    title: 'Converts to the Church',
    intro:
      'Mother Tamsin wants Acadia, all of it. People who know that they were made, she says, will surely be glad to hear by Whom. She would have you go up and tell them, and take a friend along, because nobody believes a person who comes alone. At the Nucleus, meanwhile, the choir has new faces in it, who came for the soup and cannot find the door. They could be talked out past the singing.',
    options: [
      {
        line: 'Preach in Acadia with a companion at your side',
        success:
          'You talk until your voice is gone. After that your companion simply stands there next to you, and that is what does it. In the morning a dozen of them go down the hill. Tobit watches from the gate and will remember every back. In Far Harbor they hear the choir get bigger, and look for nails.',
        failure:
          'They hear you out; they are a courteous people. Then somebody asks, really wishing to know, why it makes one’s hair fall out. You ask for a glass of water.',
      },
      {
        line: 'Talk the newcomers out of the Nucleus',
        success:
          'You whisper, you lead them by the sleeve, and whenever a deacon looks around you are all singing. The last one over the wall is an old man who asks if they have soup in Far Harbor. They have. Behind you a bell starts up, one that you have not heard before.',
        failure:
          'The sleeve that you whisper to belongs to a deacon. He sits you down and explains, for three hours, how much you are loved. You are let go with a pamphlet.',
      },
    ],
  },
  '040': {
    title: 'Rebuild',
    intro:
      'Hester Doane’s list has one thing on it, underlined: a heart for the whole chain of condensers, so that if one stops the others carry it. The Robco Factory has such a thing, for anybody who can find it, know it for what it is, and lift it. The Children have also been making plans. The great vent at the Nucleus has been half choked since the war, and wants someone who can lift, and shout.',
    options: [
      {
        line: 'Clear the great vent at the Nucleus',
        success:
          'You lift what has to be lifted, and shout at those who only pray at it. Toward evening the vent is clear, and breathes all the way out for the first time since the war. The Children go down on their knees in rows. Along the harbor people come out on their steps with lamps, and cannot see one another’s.',
        failure:
          'Nobody here pulls on three. They pull when the spirit moves them, and it moves them one by one. You spend the day under a beam discussing grace, and the beam has not shifted.',
      },
      {
        line: 'Fetch the heart from the Robco Factory',
        success:
          'It is the size of a calf, and you find it by the hum. You get it down three flights in your arms like a bride and wire it up by guesswork. All along the coast the condensers sigh and fall into step. At the Nucleus they are ringing a bell that nobody has rung before. They have noticed.',
        failure:
          'You get it down three flights, set it on the step, and it turns out to be a water cooler. The hum is still up there somewhere, behind a door.',
      },
    ],
  },
  '041': {
    title: 'Pulling the Strings',
    intro:
      'There is a voice in the trunk at Acadia. It is a machine of reels and bellows, and it does two people: Hester Doane, and Atom, as far as anybody knows. Set down in Far Harbor, it will tell the watch in Hester’s own rasp to go home to bed. Set down in the Nucleus, it will ask the faithful to stop. It takes both arms and most of a back to carry. Tobit is tired of his neighbors.',
    options: [
      {
        line: 'Carry the trunk into Far Harbor',
        success:
          'It clears its throat and it is Hester: worn out, fond, not to be argued with. The watch goes home to bed. By the time the real one comes running down the pier in her nightgown, the fog has had an hour alone with the town. Up in Acadia Tobit is sorry. He will be sorry, in detail, forever.',
      },
      {
        line: 'Carry the trunk into the Nucleus',
        success:
          'From underneath the altar Atom speaks. He thanks them all. It has been lovely, and He would like a little quiet now. They wait for more until their knees hurt. By morning a good part of them have gone home. The rest have started to argue about what He meant by “little,” and that will keep them for years.',
      },
    ],
  },
  '042': {
    title: 'The Last Defense',
    intro:
      'It comes in off the land this time, and off the water, and it does not stop for the bell. If the fog rises once more when no condenser hums anywhere around Far Harbor, then there is no Far Harbor. Hester Doane has given out the last of the shells. She has quit asking people if they can fight. She asks if they know anybody.',
    options: [
      {
        line: 'The fog rises, and no condenser near the harbor hums',
        success:
          'Nobody can say afterward when the bell left off. It gets into the church, the beds, the cups. The Children walk in along with it, barefoot, and take people by the hand. On the third day there is singing in every house on the street. It is well sung, too. Hester’s is the strongest voice.',
      },
      {
        line: 'Leave a companion in Far Harbor to hold the wall',
        success:
          'You make no speech; you would not get to the end of it. Hester finds your friend a place up on the boats, next to the girl with the harpoon, and lends out her own good coat. “Go on,” she tells you. When you look back from the corner, the coat is three sizes wrong, and the girl is laughing.',
      },
    ],
  },
  '043': {
    title: 'Embrace This!',
    intro:
      'The new bell at the Nucleus means that Atom is owed. The Children are going along the coast with hammers, one condenser after the other, and will bless anyone who saves them the walk. Hester Doane has one idea left, and hates it. They carry the dying in to the great vent, to be embraced, and nobody searches the dying. Someone close enough to the end, with a steady tongue and a parcel, would get all the way.',
    options: [
      {
        line: 'Knock down a condenser for the Children',
        success:
          'The hum stops, and into the place where it was steps the fog, like the next in line. A Child with a hammer looks put out, and then delighted. They sing you a verse with your name in it. The song has room for a great many verses.',
      },
      {
        line: 'Be carried dying into the Nucleus, with a parcel',
        success:
          'They bear you in on a door, and you bless whoever asks. You leave the parcel where it is hottest. You are out through the laundry, on hands and knees, when the vent coughs, coughs again, and stops. Around noon there is a sky over Far Harbor. People stand under it, not knowing what to do with their hands.',
        failure:
          'A deacon takes your pulse and frowns. You are, he says, practically well. They set you and your parcel out on the step with a blessing, and you are to come back when it gets worse.',
      },
    ],
  },
} satisfies Stories
