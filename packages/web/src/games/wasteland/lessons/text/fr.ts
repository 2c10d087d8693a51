import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

export const fr: Catalogue<typeof en> = {
  'learn.explore': 'Se déplacer et explorer',
  'learn.explore.welcome':
    'C’est vous, au Camp du carrefour. Un tour, c’est deux actions, et il n’y en a que six : se déplacer, explorer, rencontre, combattre, quête, camper.',
  'learn.explore.move':
    'L’action de déplacement donne deux points de mouvement ; un pas en coûte un. Choisissez l’espace marqué à l’est du camp pour y aller.',
  'learn.explore.terrain':
    'Il vous reste un point, à vous jusqu’à la fin du tour. Les collines marquées +1 en auraient coûté deux. Un espace vert à trèfle en coûte un et vous inflige un rad.',
  'learn.explore.tile':
    'Vous êtes au bord d’une tuile encore face cachée. Explorez-la : choisissez la carte routière pliée.',
  'learn.explore.found':
    'La station Red Rocket, une colonie. La tuile montre de la vermine, il en est donc venu : un Radcafard. Le bouclier rouge est son niveau.',
  'learn.explore.end': 'Vos deux actions sont utilisées. Terminez votre tour.',
  'learn.explore.agenda':
    'Une fois que tout le monde a joué, une Ambition est retournée. Elle dit quels ennemis agissent : cette fois la vermine, et le Radcafard a fait un pas vers vous.',

  'learn.test': 'Les tests',
  'learn.test.begin': 'Bien des choses se règlent par un test. Ici, on joue aux cartes : lancez une rencontre.',
  'learn.test.ask':
    'La seconde option est un test. Elle indique des lettres, I et L, et le nombre de touches à obtenir : 4. Vous possédez les deux lettres, donc deux relances ; votre chance en tient déjà compte. Choisissez-la.',
  'learn.test.dice':
    'Dans un test, seuls comptent les éclats rouges : vous en avez un sur quatre. Les dés cerclés de jaune seront relancés ; cliquez sur un dé pour mettre ou ôter son cercle. Gardez le deuxième, qui porte un éclat, et relancez les deux autres.',
  'learn.test.dice.touch':
    'Dans un test, seuls comptent les éclats rouges : vous en avez un sur quatre. Les dés cerclés de jaune seront relancés ; touchez un dé pour mettre ou ôter son cercle. Gardez le deuxième, qui porte un éclat, et relancez les deux autres.',
  'learn.test.again': 'Trois touches. Il vous reste une relance, pour le dé qui n’en montre aucune.',
  'learn.test.passed':
    'Quatre touches : c’est réussi. Ce que cela rapporte, on ne l’apprend qu’après avoir choisi. Ici, des capsules et un passage à la boutique. Laissez-la pour l’instant.',
  'learn.test.rest':
    'En cas d’échec, l’action est perdue et la carte dit la suite. D’autres lettres, certains compagnons et le trait En pleine forme donnent d’autres relances.',

  'learn.encounter': 'Les rencontres',
  'learn.encounter.signs':
    'Un losange d’argile est un lieu des Terres désolées, une maison bleue une colonie, un engrenage un Abri. Chacun a sa pioche. Le nombre est le niveau : plus il est élevé, plus il y a à prendre.',
  'learn.encounter.draw': 'Vous êtes sur l’autoroute 74, dans les Terres désolées. Faites une rencontre.',
  'learn.encounter.read':
    'Lisez la carte, puis choisissez. Une option dit ce qu’elle vous demande, pas ce qui en sortira. Ramenez cette femme chez elle avec son courrier.',
  'learn.encounter.companion':
    'Quelqu’un vous accompagne. Vous pouvez équiper une arme, une tenue et un compagnon, un de chaque.',
  'learn.encounter.after':
    'Vous voilà Idole ; certaines cartes le demandent. Et une nouvelle carte est dans la pioche, car l’histoire continue. Vos choix vous rattrapent.',
  'learn.encounter.limit': 'Une rencontre par tour, et aucune tant qu’un ennemi face visible est dans votre espace.',

  'learn.fight': 'Les combats',
  'learn.fight.where':
    'Un Pillard psychopathe, niveau 2, dans votre espace. Avec une arme à distance, vous pourriez aussi combattre dans un espace adjacent. Attaquez.',
  'learn.fight.body':
    'En vert, là où il est vulnérable : bras et torse. Chaque dé qui en montre un est une touche, et il en faut deux. Chaque éclat rouge est une touche contre vous et fait 2 dégâts, son niveau ; votre armure en annule une. Votre Fusil laser montre P, et vous avez P : relancez les deux têtes.',
  'learn.fight.won':
    'Trois touches : il est éliminé, et vous gagnez 2 XP. Mais vous avez d’abord subi 2 dégâts : l’ennemi frappe toujours en premier.',
  'learn.fight.odds':
    'Pointez un ennemi pour voir vos chances avant d’attaquer. S’il survit, il est comme neuf : les touches ne comptent plus au combat suivant.',
  'learn.fight.odds.touch':
    'Touchez un ennemi pour voir vos chances avant d’attaquer. S’il survit, il est comme neuf : les touches ne comptent plus au combat suivant.',

  'learn.damage': 'Dégâts et rads',
  'learn.damage.track':
    'PV et rads partagent une piste : vos PV sont à 9, vos rads, en vert, à 3. En rouge, ce qui reste entre les deux : le 6 du cœur. Quand ils se rejoignent, vous mourez : vous pouvez donc encore subir 5 dégâts.',
  'learn.damage.stimpak': 'Les cartes qui brillent peuvent servir tout de suite, sans action. Utilisez le Stimpak.',
  'learn.damage.radAway': 'Voilà 6 PV. Les rads sont plus tenaces : camper n’y fait rien. Utilisez le RadAway.',
  'learn.damage.ground': 'Certains terrains sont irradiés. Allez dans l’espace vert au sud-ouest.',
  'learn.damage.killed':
    'Un rad. Si vous mourez, vous repartez du Camp du carrefour avec tous vos PV. L’inventaire est perdu ; ce qui est équipé reste, et vos rads aussi.',

  'learn.quest': 'Quêtes et factions',
  'learn.quest.cards':
    'Les quêtes sont ouvertes à tous. Celle-ci s’accomplit de deux façons : éliminer un humain, ou se renseigner à Diamond City. Pointez une quête, et ses lieux s’allument.',
  'learn.quest.cards.touch':
    'Les quêtes sont ouvertes à tous. Celle-ci s’accomplit de deux façons : éliminer un humain, ou se renseigner à Diamond City. Touchez une quête, et ses lieux s’allument.',
  'learn.quest.do': 'Vous êtes à Diamond City. Accomplissez la quête.',
  'learn.quest.power':
    'Le Réseau du rail a gagné du pouvoir. Éliminer un humain aurait aidé l’Institut. Et deux nouvelles quêtes sont en jeu.',
  'learn.quest.factions':
    'Plus une faction avance, plus ses gens sur le plateau peuvent être forts. Quand l’une atteint le crâne, la partie s’arrête.',
  'learn.quest.deeds':
    'Certains objectifs ne demandent pas d’action Quête : ils sont accomplis dès que vous faites ce qu’ils disent, où que vous soyez.',

  'learn.agenda': 'Ambitions et influence',
  'learn.agenda.goal':
    'On gagne par l’influence. En solo il en faut 11, à quatre 8 chacun. Elle vient de vos Ambitions, que personne d’autre ne voit.',
  'learn.agenda.count':
    'Chaque Ambition vaut 1, et davantage si ce qu’elle dit est vrai. Jour de paie compte les capsules : 10 valent 1 de plus, 16 en valent 2. Liberté compte l’avance du Réseau du rail : 2 de plus.',
  'learn.agenda.loyal':
    'Au début de votre tour, vous pouvez montrer une Ambition à étoile ou à bouclier. Vous êtes alors fidèle à cette faction : ses gens vous laissent en paix, et vous ne pouvez pas les combattre. Choisissez Liberté.',
  'learn.agenda.more': 'La plupart des quêtes rapportent des Ambitions. Vous en avez quatre au plus.',
  'learn.agenda.deck':
    'La pioche est aussi une horloge. Chaque round en retourne une carte, et il n’en reste qu’une. Terminez votre tour.',
  'learn.agenda.empty':
    'La pioche était vide et a été remélangée. À chaque fois, les deux factions gagnent du pouvoir ; en solo, seulement la plus faible. L’Institut se rapproche, et Liberté vaut un de moins.',

  'learn.camp': 'Camper et échanger',
  'learn.camp.why':
    'Vous avez des blessures, et Canigou est incliné : inutilisable tant qu’il n’est pas redressé. Aucun ennemi face visible ici : campez.',
  'learn.camp.done':
    'Tout à la fois : 3 PV regagnés, toutes vos cartes redressées, et vous voilà En pleine forme, ce qui vaut une relance. Vous pouvez échanger avec qui est dans votre espace ou à côté. Faites-le.',
  'learn.camp.offer':
    'D’abord ce que vous donnez, puis ce que vous recevez. Proposez votre Stimpak contre 3 capsules, puis faites l’offre.',
  'learn.camp.stop': 'Marché conclu. Arrêtez d’échanger.',
  'learn.camp.promises':
    'On échange objets, compagnons, capsules et même Ambitions, mais ni lettres, ni aptitudes, ni traits. Les promesses n’engagent personne.',

  'learn.shop': 'Objets et boutique',
  'learn.shop.open': 'C’est dans les colonies qu’on fait ses achats. Faites une rencontre.',
  'learn.shop.deals':
    'La station Red Rocket est de niveau 2 : vous pouvez faire deux affaires, achat, vente ou recrutement. Laissez le chat et commercez.',
  'learn.shop.sell': 'Vendez d’abord votre Bric-à-brac, pour 2 capsules.',
  'learn.shop.buy': 'Puis achetez l’Armure de cuir.',
  'learn.shop.equip': 'Équipez-la. Dans chaque combat, une armure annule autant de touches ennemies.',
  'learn.shop.carry':
    'En plus de ce qui est équipé, vous pouvez porter trois cartes. Au début de votre tour, vous pouvez changer d’équipement.',

  'learn.level': 'Niveaux et aptitudes',
  'learn.level.xp':
    'Éliminer un ennemi rapporte autant d’XP que son niveau. Le pion jaune avance sous les lettres que vous possédez ; après la dernière, vous gagnez un niveau. Attaquez le Radcafard.',
  'learn.level.letters':
    'Deux lettres sont piochées, vous en gardez une. Une nouvelle donne des relances là où elle compte. Une lettre que vous avez déjà rapporte une aptitude. Gardez le E.',
  'learn.level.perk': 'Voici les aptitudes du E. Prenez Dur à cuire.',
  'learn.level.use':
    'Une aptitude s’utilise une fois, à votre tour, puis elle est rendue. Vos blessures sont graves : utilisez-la.',
  'learn.level.after': 'Plus vous possédez de lettres, plus le prochain niveau est loin.',

  'learn.end': 'La fin de la partie',
  'learn.end.near':
    'Vous avez 10 d’influence sur 11. Vos deux Ambitions comptent l’avance du Réseau du rail sur l’Institut : elle est de 4.',
  'learn.end.skull':
    'Gare au crâne. Une faction qui l’atteint met fin à la partie : qui a alors assez d’influence gagne, tous les autres ont perdu.',
  'learn.end.do': 'Accomplissez la quête ici, à Diamond City : le Réseau du rail gagnera 1 de pouvoir.',
  'learn.end.won':
    'Chaque Ambition compte un de plus. Cela fait 12 : vous gagnez aussitôt. Après une partie, on peut revoir chaque coup et relire l’histoire vécue.',
  'learn.end.bye':
    'Vous en savez assez pour jouer. En cas de doute, demandez un conseil, ou pointez ce qui vous intrigue.',
  'learn.end.bye.touch':
    'Vous en savez assez pour jouer. En cas de doute, demandez un conseil, ou touchez ce qui vous intrigue.',
}
