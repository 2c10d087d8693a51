import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

export const fr: Catalogue<typeof en> = {
  'learn.place': 'Placer',
  'learn.place.welcome':
    'Vous dirigez un niveau de l’Abri. Le poste de superviseur ira à qui fera le plus d’heureux. Pour y arriver, envoyez vos résidents au travail.',
  'learn.place.signs':
    'En rouge, ce que coûte une case ; en vert, ce qu’elle rapporte. Celle-ci ne coûte rien et donne 2 cubes d’énergie.',
  'learn.place.power': 'Envoyez-y un résident : cliquez sur la case en surbrillance.',
  'learn.place.power.touch': 'Envoyez-y un résident : touchez la case en surbrillance.',
  'learn.place.other': 'Votre adversaire a choisi le fast-food. Une case occupée le reste jusqu’à la fin du round.',
  'learn.place.cost':
    'Celle-ci vous donnerait un objet, mais elle coûte de l’eau, et vous n’en avez pas. Survolez n’importe quelle case pour savoir ce qu’elle fait ou pourquoi elle vous est fermée.',
  'learn.place.cost.touch':
    'Celle-ci vous donnerait un objet, mais elle coûte de l’eau, et vous n’en avez pas. Touchez n’importe quelle case pour savoir ce qu’elle fait ou pourquoi elle vous est fermée.',
  'learn.place.water': 'Alors, envoyez votre second résident chercher de l’eau.',
  'learn.place.recall':
    'Plus personne n’a de résident à envoyer, le round est donc fini : tout le monde est rappelé, et le round suivant peut commencer.',
  'learn.train': 'Entraîner',
  'learn.train.door':
    'L’haltère, c’est un entraînement pour une lettre du S.P.E.C.I.A.L., ici le L : la Chance. Le drapeau, c’est le pion Premier Joueur. Envoyez votre résident à la porte.',
  'learn.train.slot': 'À la fin du round, votre résident est entraîné : il attend à l’emplacement L de votre plateau.',
  'learn.train.letter':
    'Sur une case qui montre sa lettre, un résident entraîné gagne deux fois la récompense. Prenez celui qui a le L et envoyez-le au générateur.',
  'learn.train.twice':
    'Deux fois un cube d’énergie. L’entraînement a servi et prend fin ; recommencez chaque fois que ça en vaut la peine.',
  'learn.grow': 'S’agrandir',
  'learn.grow.why':
    'Plus de résidents, c’est plus de tours à chaque round. À l’Entrée de l’Abri, 3 cubes de nourriture font venir quelqu’un de plus. Envoyez-y un résident.',
  'learn.grow.joined':
    'Le nouveau venu attend là et travaillera dès le round suivant. Personne ne peut avoir plus de sept résidents.',
  'learn.grow.item':
    'Les objets sont utiles aussi. Ici, un objet ne coûte qu’un cube d’eau : envoyez votre autre résident.',
  'learn.grow.take': 'Choisissez-en un sur la piste d’objets : prenez le husky.',
  'learn.grow.done':
    'Il est maintenant devant vous. Certains objets aident au combat, d’autres lors d’un placement, d’autres comptent à la fin. Survolez-en un pour le lire.',
  'learn.grow.done.touch':
    'Il est maintenant devant vous. Certains objets aident au combat, d’autres lors d’un placement, d’autres comptent à la fin. Touchez-en un pour le lire.',
  'learn.build': 'Construire',
  'learn.build.elevator':
    'Votre ascenseur sert à construire une salle de la piste : vous payez son coût et gagnez deux bonheurs en plus. Vous avez de quoi payer la Salle de musculation.',
  'learn.build.side': 'Une salle se pose à côté de l’ascenseur, du côté que vous voulez. Choisissez la droite.',
  'learn.build.done': 'Votre première salle ! Tout le monde peut s’en servir, vous aussi. Tiens, regardez qui arrive.',
  'learn.build.income':
    'Quand d’autres utilisent une salle de votre niveau, vous pouvez prendre une ressource. Votre nourriture est déjà au maximum : prenez donc de l’eau.',
  'learn.build.full':
    'De chaque ressource, vous gardez six cubes au plus. Tout ce que vous gagnez au-delà est perdu : dépensez à temps.',
  'learn.build.six':
    'Dès qu’un niveau a sa sixième salle, la partie s’arrête à la fin du round. Gardez donc aussi un œil sur les niveaux des autres.',
  'learn.round': 'Les rounds',
  'learn.round.pass':
    'On n’est pas obligé d’envoyer tout le monde : qui passe attend la fin du round. Passez maintenant.',
  'learn.round.dice':
    'Nouveau round : on lance deux dés pour chaque niveau. En haut ils ont donné 4 et 5, soit neuf : une menace apparaît dans la colonne 9.',
  'learn.round.seven':
    'Les nombres au-dessus de l’Abri sont ces colonnes. Un sept, ou une colonne sans salle, n’amène rien. Les colonnes du bord sont donc les plus calmes.',
  'learn.round.first':
    'Votre adversaire est allé à la Porte de l’Abri et a pris le drapeau : qui l’a commence, et choisit donc la meilleure case libre.',
  'learn.fight': 'Combattre',
  'learn.fight.threat':
    'À partir du deuxième round, les dés font apparaître des menaces. Chacune recouvre une case tant que personne ne s’en occupe.',
  'learn.fight.go':
    'Le bouclier indique six : c’est le total à atteindre avec deux dés. Avec votre Minigun, c’est jouable : allez-y.',
  'learn.fight.item': 'Avant le lancer, vous pouvez utiliser des objets. Utilisez votre Minigun : trois de plus.',
  'learn.fight.won':
    'Un et deux, plus les trois de votre Minigun : six, c’est tout juste assez. Vous gagnez du bonheur, et la menace s’en ira à la fin du round.',
  'learn.fight.again':
    'Face au pillard, il faut faire neuf, et votre Minigun reste inclinée jusqu’à la fin du round. Tentez quand même votre chance.',
  'learn.fight.lost': 'Sept, ce n’est pas neuf. Rien de gagné, et votre résident est à terre, blessé.',
  'learn.heal': 'Soigner',
  'learn.heal.only':
    'Un résident blessé ne peut aller que là où il y a une croix. Vous en trouverez toujours une dans l’ascenseur du niveau supérieur.',
  'learn.heal.go': 'Envoyez-le au poste de secours.',
  'learn.heal.done': 'Le voilà remis sur pied. Certaines salles soignent et donnent autre chose en prime.',
  'learn.win': 'Gagner',
  'learn.win.end':
    'La dernière carte Menace est piochée : c’est le dernier round. Vous avez neuf bonheurs, votre adversaire onze.',
  'learn.win.happiness': 'Votre Salle de musculation change trois cubes d’énergie en bonheur. Profitez-en.',
  'learn.win.count':
    'C’est l’heure des comptes : votre Appareil photo rapporte du bonheur pour vos résidents, et chaque menace restée dans un niveau coûte un bonheur à son propriétaire.',
  'learn.win.tie':
    'À égalité de bonheur, le plus grand nombre de ressources l’emporte, puis de résidents, puis d’objets. Ne dépensez donc rien sans nécessité.',
  'learn.win.bye':
    'Vous savez l’essentiel. En jeu, « Conseil » montre de bons coups, « Annuler » reprend un coup, et le journal raconte ce qui s’est passé. Pour le reste, survolez ce qui vous intrigue ; les règles, elles, sont à un clic.',
  'learn.win.bye.touch':
    'Vous savez l’essentiel. En jeu, « Conseil » montre de bons coups, « Annuler » reprend un coup, et le journal raconte ce qui s’est passé. Pour le reste, touchez ce qui vous intrigue ; les règles, elles, sont à portée de doigt.',
}
