import type { Stories } from '../../story.ts'

/** 029 to 043: Far Harbor. The shield is the Children of Atom and their fog, the star is the town and its condensers. */
export const storyFarHarbor = {
  '029': {
    title: 'Bienvenue à Far Harbor',
    intro:
      'Le dernier panneau avant la côte dit FAR HARBOR ; dessous, on a gravé INSPIREZ MAINTENANT. La ville, c’est une jetée, une cloche, quarante habitants et une brume qui en garde un presque chaque mois. Elle luit. Là-bas, au Noyau, les Enfants de l’Atome s’agenouillent et l’appellent souffle. Le port la combat avec des condensateurs, de hautes piles bourdonnantes de bouilloires et d’orgueil, et n’en a jamais assez.',
    options: [
      {
        line: 'Prendre d’un coup une mauvaise dose de radiations',
        success:
          'Quand les tremblements cessent, une femme aux pieds nus vous tient la tête. C’est mère Tamsin, des Enfants de l’Atome, et elle se réjouit tant pour vous. « Il vous avait dans Sa bouche, dit-elle, et Il n’a pas mordu. » Ses ouailles vous laissent des présents, au cas où vous seriez un signe. Elles rentrent en chantant la chose.',
      },
      {
        line: 'Faire bourdonner quelque part un condensateur de plus',
        success:
          'Il tousse, accroche et se cale sur un si bémol. À trente pas à la ronde, on voit ses propres pieds. Un enfant entre et sort du bord de la brume en hurlant, pour le plaisir. Le soir arrive une brouette pleine de ce dont le port peut à peine se passer, avec un mot : Hester Doane, capitaine du port, souhaiterait vous parler.',
      },
    ],
  },
  '030': {
    title: 'Drôles de machines',
    intro:
      'Les condensateurs étaient une idée de Wick Amory. Wick s’est noyé sans laisser de plans. Chacun fait deux mètres de cuivre, de bouilloires et de mauvais caractère, et la ferraille de Wick traîne en tas partout où des gens ont un jour vécu. Avec une bonne tête et un estomac solide, on en monte un de plus. Avec de bons bras, on en couche un. Il se trouve des gens sur cette côte pour vous savoir gré de l’un ou de l’autre.',
    options: [
      {
        line: 'Mettre un condensateur à terre',
        success:
          'Il faut cogner longtemps, et il bourdonne contre vous jusqu’au bout. Dedans, ce sont des bouilloires, rien que des bouilloires. Vous voyez maintenant comment c’était fait. Puis vous levez les yeux, et le blanc s’est approché d’un pas, comme quelqu’un qui se pousse sur un banc.',
        failure:
          'Il plie, se redresse et vous envoie un frisson jusqu’au coude. Wick Amory construisait pour les hivers d’ici. Il continue de bourdonner comme si vous n’aviez rien dit.',
      },
      {
        line: 'Monter un condensateur avec la ferraille de Wick',
        success:
          'Vous retenez votre souffle pour tout ce qui demande deux mains, et réfléchissez entre-temps. Au cinquième essai, la bobine rougeoie, et tout autour l’air devient léger, limpide, ordinaire. Vous ne saviez pas que vous aimiez tant l’ordinaire. Vous avez même compris à quoi sert la bouilloire de trop.',
        failure:
          'Il reste une bouilloire, et pas de bourdonnement. Quelque part, quelque chose est à l’envers. Vous redescendez tousser un moment. Le tas de ferraille n’a pas l’air d’avoir diminué.',
      },
    ],
  },
  '031': {
    title: 'Quatre boulons',
    intro:
      'Un bloc de béton se dresse à découvert, quatre boulons en l’air et rien dessus. On avait promis un condensateur aux gens d’ici. Les pièces sont là, en caisses, avec la notice de Wick Amory, qui est en vers. En face est assis un Enfant de l’Atome, frère Osric, un bocal sur les genoux, et le bocal est plein de brume. Les gens regardent les caisses, puis le bocal, et maintenant vous.',
    options: [
      {
        line: 'Assembler le condensateur',
        success:
          'Les vapeurs sont mauvaises et Wick rimait mal, mais vous parvenez à tout boulonner, et il bourdonne. Des portes s’ouvrent. Une vieille femme sort une chaise, s’assied et regarde la maison d’en face. Elle ne l’avait pas vue depuis huit ans. Ils l’ont repeinte, dit-elle.',
        failure:
          'Il manque une strophe. Vous faites au mieux, et l’engin part comme une bouilloire à qui l’on annonce une mauvaise nouvelle. Frère Osric, il faut le dire à son honneur, vous aide à chercher le couvercle. Tout retourne dans les caisses.',
      },
      {
        line: 'Aider frère Osric à ouvrir son bocal',
        success:
          'Le couvercle cède enfin, et il en sort bien plus qu’il n’a pu en entrer. Cela va de porte en porte à tâtons, luisant, essayant les poignées ; s’il y avait déjà de la brume ici, elle lui fait bon accueil. Osric respire à fond et pleure. « Voilà, dit-il. N’est-ce pas spacieux ? »',
      },
      {
        line: 'Fouiller les caisses pour votre compte',
        success:
          'Personne n’a compté les pièces. Vous gardez celles qui se revendront et empilez les caisses vides de manière qu’elles aient l’air pleines. Osric n’en a rien perdu, ni personne d’autre. C’est, depuis des mois, la première chose sur laquelle les deux camps s’accordent.',
      },
    ],
  },
  '032': {
    title: 'Embrasser la lueur',
    intro:
      'D’après mère Tamsin, l’Atome vous a trouvé bon goût, et c’est un compliment. Les Enfants veulent que la brume se lève encore en un endroit, puis en un autre, jusqu’à ce qu’il ne reste personne au-dehors pour se sentir seul. Elle vous a donné une bougie qui brûle sans flamme. On a aussi entendu parler de vous à Far Harbor. Hester Doane aimerait savoir, par-dessus sa propre table, de quel côté sont vos poumons.',
    options: [
      {
        line: 'La brume se lève en un endroit de plus',
        success:
          'Elle lève dans la nuit, comme le pain. Mère Tamsin s’y tient jusqu’à la taille et vous apprend les paroles, et la raison de chacune des paroles, et vous en retenez plus que vous n’auriez voulu. Là-bas, au bord, des gens font l’appel. Le compte n’y est pas ; ils recommencent.',
      },
      {
        line: 'S’asseoir à la table de Hester Doane à Far Harbor',
        success:
          'Il y a de la soupe de palourdes. Hester demande ce que les Enfants vous ont dit et le note au dos des horaires de marées. En échange, vous apprenez ce qu’elle sait : où la brume stagne, ce qui l’effarouche, quand courir. Elle éteint votre bougie dans l’évier. Elle doit s’y reprendre à plusieurs fois.',
      },
    ],
  },
  '033': {
    title: 'Le dernier bastion',
    intro:
      'Far Harbor s’est aperçu que vous étiez utile, ce qui est sa façon de montrer de l’affection. Il n’en reste plus qu’une rue. Elle a un mur de barques retournées, un tour de garde pour la cloche et, à l’église, un papier qui dit qui prendra les enfants de qui. Hester Doane veut vous voir. La brume, en attendant, s’appuie sur la côte et cherche à tâtons une autre entrée. Si elle en trouve une, il y aura des chants.',
    options: [
      {
        line: 'La brume trouve une autre entrée',
        success:
          'Nul n’a sonné ; nul ne l’a vue venir. Au matin, il y a du blanc là où hier il y avait un champ, et les cantiques sont si proches qu’on en distingue les mots. Vous savez maintenant ce qu’elle fait aux chiens. Un bastion, chantent les Enfants, n’est jamais qu’un lieu qui n’est pas encore pardonné.',
      },
      {
        line: 'Se présenter à Hester Doane, à Far Harbor',
        success:
          'Elle vous met sur le mur, entre un pêcheur sourd et une fille avec un harpon. Au matin, vous avez appris à attendre, ce qui est à peu près tout le métier, et la rue a dormi une nuit entière. Aux premières lueurs, quelque chose tousse, là-bas. Tout le mur tousse en retour.',
      },
    ],
  },
  '034': {
    title: 'Brume suffocante',
    intro:
      'Il n’y a plus de météo, il n’y a plus que de la brume, et toujours davantage. Elle a éteint le phare, puis le gardien du phare. Sur sa colline, Acadia a fermé ses volets et ne répond plus à la radio. Que la brume gagne encore du terrain, et les Enfants n’ont plus qu’à attendre. Qu’un condensateur de plus bourdonne à côté de ceux qui tiennent, et quelqu’un pourrait se mettre à croire à l’année prochaine.',
    options: [
      {
        line: 'La brume prend un endroit de trop',
        success:
          'Elle se pose sur la route côtière comme un couvercle. Quelqu’un criait, et ne crie plus. Vous rentrez au toucher et au cantique, et vous y prenez la main. Du Noyau, on vous fait savoir qu’une place vous est gardée. Et là-bas, dans le blanc, une voix d’Acadia demande, très poliment, de l’aide.',
      },
      {
        line: 'Dresser un condensateur tandis qu’un autre bourdonne encore',
        success:
          'Les deux trouvent la même note, et les gens s’arrêtent sur la route pour écouter. Vous avez le tour de main, désormais. Hester Doane vient à pied, coiffée de son beau chapeau. Il est temps, dit-elle, que quelqu’un regarde à l’intérieur du Noyau. À la radio, une voix d’Acadia demande si l’on aurait un instant.',
      },
    ],
  },
  '035': {
    title: 'Initiation',
    intro:
      'Pour devenir Enfant de l’Atome, on va au Noyau et l’on s’y fait laver. L’eau est couleur citron vert, et mère Tamsin vous tiendra la tête. Il y a pourtant sur la côte des gens qui en ont assez des cantiques. Ce qui vit dans la brume a des dents, disent-ils, pas des desseins. Que quelqu’un tue un de ces monstres, et ils le traîneront dans la rue en demandant qui veut prier ça.',
    options: [
      {
        line: 'Se faire laver au Noyau',
        success:
          'C’est tiède. Voilà le pire. Vous remontez avec un nom nouveau, que vous oubliez, un tintement dans les oreilles, que vous n’oubliez pas, et plusieurs cantiques ont un sens. Mère Tamsin vous sèche les cheveux. Et maintenant les autres, dit-elle. Il reste tant de gens secs.',
      },
      {
        line: 'Tuer un des monstres',
        success:
          'Il traverse Far Harbor sur une remorque à bateau, la langue pendante. Personne ne le prie. Plusieurs personnes lui donnent des coups de pied. On veut savoir comment vous avez fait, et en le racontant vous découvrez que vous le savez. Hester Doane regarde les dents, puis son mur, puis cherche un crayon.',
      },
    ],
  },
  '036': {
    title: 'Infiltration',
    intro:
      'Hester Doane a dessiné son plan sur une serviette. Une personne entre au Noyau en robe de bure et en ressort bien renseignée ; on est en train d’ourler la robe. Dans un coin de la serviette, il y a aussi un robot, barré, avec une flèche et un point d’interrogation. Les Enfants adorent quiconque fait taire une machine. Ce serait une entrée. Hester n’aime pas beaucoup l’endroit où mène ensuite la flèche.',
    options: [
      {
        line: 'Faire taire un robot, pour plaire aux Enfants',
        success:
          'Un guetteur n’était pas loin ; il y en a toujours un. Les Enfants vous ramènent sur leurs épaules et vous apprennent des chants jusqu’au matin. Il est difficile de continuer à espionner des gens aussi contents de vous voir. Quelque part dans le troisième couplet, vous vous apercevez que vous avez cessé.',
      },
      {
        line: 'Entrer au Noyau en robe de bure',
        success:
          'Vous vous agenouillez quand ils s’agenouillent, et ne cessez de compter : portes, gardes, barils, enfants. Nul ne vous retient à la sortie. Un garçon vous donne son pain. Vous rapportez tout à Hester, sauf le pain. Elle retourne la serviette et commence la liste de ce dont la ville va avoir besoin.',
      },
    ],
  },
  '037': {
    title: 'Acadia dans le besoin',
    intro:
      'Acadia reste sur sa colline et recueille tous ceux qui furent un jour la propriété de quelqu’un. Le doyen y est Tobit, un synthétique, qui ne peut rien oublier et commence à s’en plaindre. À présent la brume est à sa porte, et personne sur la côte ne fait affaire avec ses pareils. L’une d’entre eux est donc descendue dans les colonies, une bourse à la main, demander de l’aide. Elle s’appelle Ione. Elle n’a pas l’habitude de demander.',
    options: [
      {
        line: 'Trouver Ione et prendre son parti',
        success:
          'Ione le raconte sur la colline, une fois, à des gens qui n’en perdront jamais un mot. Tobit n’a pas d’argent à vous envoyer. Il envoie un souvenir : où certaines choses étaient attendues le jour des bombes, et par qui. Cela vous donne une idée, et l’idée a une poignée.',
      },
      {
        line: 'Trouver Ione et se charger de sa commission',
        success:
          'Les capsules sont propres et comptées deux fois. La commission est une malle, là-haut, à Acadia, plus lourde qu’elle n’en a l’air. Elle peut aller à deux endroits. Tobit n’a pas de préférence, dit-il, de la voix de quelqu’un qui pèse la chose depuis des années.',
      },
    ],
  },
  '038': {
    title: 'Onze mots',
    intro:
      'Une jeune femme en imperméable va d’étal en étal et demande de l’aide à chaque marchand, dans les mêmes onze mots. On a deviné ce qu’elle est. Personne ne la sert. Un docker s’est mis à marcher derrière elle en imitant sa démarche, ce qui lui a valu un rire, puis des amis. Ione ne se retourne pas. Elle tient une bourse à bout de bras devant elle, comme si c’était une lampe.',
    options: [
      {
        line: 'Se mettre entre Ione et les rires',
        success:
          'Vous demandez à l’homme ce qu’il sait faire d’autre. Quand il vous le montre, vous le pliez dans un tonneau d’eau de pluie et invitez le suivant. Il n’y a pas de suivant. Ione vous remercie et, pour cela, trouve des mots nouveaux. Elle rentre chez elle par le milieu de la route.',
        failure:
          'Il vous frappe avec un croc de docker, et cela aussi fait rire. Ione s’est arrêtée. « Ne faites pas cela, je vous prie », dit-elle, à lui ou à vous. Le temps que vous vous releviez, elle a disparu entre les étals. Il va lui falloir tout redemander.',
      },
      {
        line: 'Prendre la bourse et lui offrir votre bras',
        success:
          'Vous lui faites faire deux fois le tour du marché, lentement, comme un couple le dimanche, pendant qu’elle vous explique la commission. À mi-parcours, plus personne ne rit. La moitié de la place avait honte, semble-t-il, et attendait que quelqu’un commence. À la nuit, l’histoire veut que vous ayez dansé.',
      },
      {
        line: 'La laisser passer et commercer',
        success:
          'Vous reculez pour la laisser passer, puis l’homme, puis ses amis. Les marchands sont contents d’avoir un client, et bavards. Ils commencent tous par dire qu’ils n’ont rien contre personne. Vous achetez ce qu’il vous faut. Deux allées plus loin, vous l’entendez encore, qui recommence.',
      },
    ],
  },
  '039': {
    title: 'Nouveaux convertis',
    intro:
      'Mère Tamsin veut Acadia, toute. Des gens qui savent qu’on les a créés, dit-elle, seront heureux d’apprendre par Qui. Elle voudrait que vous montiez le leur dire, avec un ami, car nul ne croit quelqu’un qui vient sans compagnie. Au Noyau, pendant ce temps, le chœur compte de nouveaux visages, venus pour la soupe et qui ne retrouvent plus la porte. On pourrait les convaincre tout bas, sous les chants, et les mener jusqu’à la sortie.',
    options: [
      {
        line: 'Prêcher à Acadia, un compagnon à vos côtés',
        success:
          'Vous parlez jusqu’à n’avoir plus de voix. Ensuite votre compagnon reste simplement là, près de vous, et c’est cela qui les décide. Au matin, une douzaine d’entre eux descendent la colline. Tobit regarde depuis la porte et se souviendra de chaque dos. À Far Harbor, on entend le chœur grandir, et l’on cherche des clous.',
        failure:
          'Ils vous écoutent jusqu’au bout ; c’est un peuple courtois. Puis quelqu’un demande, avec le désir sincère de savoir, pourquoi cela fait tomber les cheveux. Vous demandez un verre d’eau.',
      },
      {
        line: 'Persuader les nouveaux venus de quitter le Noyau',
        success:
          'Vous chuchotez, vous les menez par la manche, et chaque fois qu’un diacre se retourne, tout le monde chante. Le dernier à passer le mur est un vieil homme qui demande s’il y a de la soupe à Far Harbor. Il y en a. Derrière vous, une cloche se met en branle, une que vous n’aviez jamais entendue.',
        failure:
          'La manche à laquelle vous chuchotez est celle d’un diacre. Il vous fait asseoir et vous explique, trois heures durant, à quel point l’on vous aime. On vous laisse repartir avec une brochure.',
      },
    ],
  },
  '040': {
    title: 'Rebâtir',
    intro:
      'La liste de Hester Doane ne comporte qu’une chose, soulignée : un cœur pour toute la chaîne des condensateurs, pour que, si l’un s’arrête, les autres prennent le relais. L’usine RobCo en a un, pour qui saura le trouver, le reconnaître et le soulever. Les Enfants aussi ont fait des projets. Le grand évent du Noyau est à demi bouché depuis la guerre, et réclame quelqu’un qui sache soulever, et crier.',
    options: [
      {
        line: 'Déboucher le grand évent du Noyau',
        success:
          'Vous soulevez ce qui doit l’être et criez sur ceux qui se contentent de prier. Vers le soir, l’évent est dégagé et souffle à fond pour la première fois depuis la guerre. Les Enfants tombent à genoux par rangées. Le long du port, les gens sortent sur leur seuil avec des lampes, et ne voient pas celles d’en face.',
        failure:
          'Ici, personne ne tire à « trois ». Ils tirent quand l’esprit les visite, et l’esprit les visite un par un. Vous passez la journée sous une poutre à débattre de la grâce, et la poutre n’a pas bougé.',
      },
      {
        line: 'Aller chercher le cœur à l’usine RobCo',
        success:
          'Il est gros comme un veau, et vous le trouvez au bourdonnement. Vous lui faites descendre trois étages dans vos bras, comme une mariée, et le branchez au jugé. Tout le long de la côte, les condensateurs soupirent et se mettent au pas. Au Noyau, on sonne une cloche que nul n’avait jamais sonnée. Ils ont remarqué.',
        failure:
          'Vous lui faites descendre trois étages, vous le posez sur la marche, et c’est une fontaine à eau. Le bourdonnement est toujours là-haut, quelque part, derrière une porte.',
      },
    ],
  },
  '041': {
    title: 'Tirer les ficelles',
    intro:
      'Il y a une voix dans la malle d’Acadia. C’est une machine à bobines et à soufflets, qui imite deux personnes : Hester Doane et, pour autant qu’on sache, l’Atome. Posée à Far Harbor, elle dira au guet, de la voix rocailleuse de Hester, d’aller se coucher. Posée au Noyau, elle demandera aux fidèles de cesser. Il faut les deux bras et presque tout le dos pour la porter. Tobit est las de ses voisins.',
    options: [
      {
        line: 'Porter la malle à Far Harbor',
        success:
          'Elle se racle la gorge, et c’est Hester : à bout de forces, tendre, sans réplique. Le guet va se coucher. Quand la vraie accourt sur la jetée en chemise de nuit, la brume a eu une heure en tête à tête avec la ville. Là-haut, à Acadia, Tobit regrette. Il regrettera, en détail, à jamais.',
      },
      {
        line: 'Porter la malle au Noyau',
        success:
          'De sous l’autel, l’Atome parle. Il les remercie tous. C’était charmant, et Il voudrait à présent un peu de calme. Ils attendent la suite jusqu’à en avoir mal aux genoux. Au matin, bon nombre sont rentrés chez eux. Les autres se disputent déjà sur ce qu’Il entendait par « un peu », et il y en a pour des années.',
      },
    ],
  },
  '042': {
    title: 'La dernière défense',
    intro:
      'Elle vient de la terre, cette fois, et de l’eau, et ne s’arrête pas pour la cloche. Que la brume se lève une fois encore sans qu’aucun condensateur ne bourdonne autour de Far Harbor, et il n’y a plus de Far Harbor. Hester Doane a distribué les dernières cartouches. Elle ne demande plus aux gens s’ils savent se battre. Elle leur demande s’ils connaissent quelqu’un.',
    options: [
      {
        line: 'La brume se lève, et près du port rien ne bourdonne',
        success:
          'Plus tard, nul ne saura dire quand la cloche s’est tue. La brume entre dans l’église, dans les lits, dans les tasses. Les Enfants arrivent avec elle, pieds nus, et prennent les gens par la main. Le troisième jour, on chante dans toutes les maisons de la rue. Et l’on chante bien. La voix la plus forte est celle de Hester.',
      },
      {
        line: 'Laisser un compagnon tenir le mur de Far Harbor',
        success:
          'Vous ne faites pas de discours ; vous n’iriez pas jusqu’au bout. Hester trouve à votre ami une place sur les barques, à côté de la fille au harpon, et lui prête son bon manteau à elle. « Allez », vous dit-elle. Quand vous vous retournez au coin de la rue, le manteau se trompe de trois tailles, et la fille rit.',
      },
    ],
  },
  '043': {
    title: 'Embrassez ça !',
    intro:
      'La nouvelle cloche du Noyau veut dire que l’Atome réclame son dû. Les Enfants longent la côte avec des marteaux, un condensateur après l’autre, et béniront qui leur épargnera la marche. Hester Doane n’a plus qu’une idée, et la déteste. On porte les mourants au grand évent, pour y être embrassés, et personne ne fouille les mourants. Quelqu’un d’assez près de la fin, la langue assurée et un paquet sous le bras, irait jusqu’au bout.',
    options: [
      {
        line: 'Abattre un condensateur pour les Enfants',
        success:
          'Le bourdonnement cesse, et à sa place s’avance la brume, comme la suivante dans la file. Un Enfant avec un marteau a l’air contrarié, puis ravi. On vous chante un couplet avec votre nom dedans. La chanson a de la place pour beaucoup de couplets.',
      },
      {
        line: 'Se faire porter à l’agonie au Noyau, avec un paquet',
        success:
          'On vous amène sur une porte en guise de civière, et vous bénissez qui le demande. Vous laissez le paquet au plus chaud. Vous sortez par la buanderie, à quatre pattes, quand l’évent tousse, tousse encore, et s’arrête. Vers midi, il y a un ciel au-dessus de Far Harbor. Les gens sont dessous et ne savent que faire de leurs mains.',
        failure:
          'Un diacre vous prend le pouls et fronce les sourcils. Vous êtes, dit-il, pratiquement en bonne santé. On vous dépose sur la marche, vous et votre paquet, avec une bénédiction, et l’on vous prie de revenir quand cela ira plus mal.',
      },
    ],
  },
} satisfies Stories
