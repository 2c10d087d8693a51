import type { Catalogue } from '@overseer/kernel'
import type { questions as english } from '../en/questions.ts'

export const questions: Catalogue<typeof english> = {
  // Setting up, and a turn
  'ask.pickCharacter': 'Выберите персонажа.',
  'ask.startSpace': 'Где вы начинаете?',
  'ask.act': 'Ваш ход: что вы делаете?',
  'ask.aggressive': 'Нападают сразу несколько врагов: с кем сразиться первым?',
  'ask.moveStep': 'Вы должны переместиться: куда?',
  'ask.scout': 'Какой фрагмент исследовать?',

  // Fights and tests
  'ask.beforeRoll': 'Перед броском: примените что-нибудь или бросайте.',
  'ask.reroll': 'Перебросьте кубики, примените что-нибудь или оставьте результат.',
  'ask.rerollNone': 'Примените что-нибудь или оставьте результат.',
  'ask.beforeHits': 'Перед ударом: примените что-нибудь или продолжайте.',
  'ask.setDie': 'Поверните кубик нужной гранью вверх.',
  'ask.strike': 'Какого врага убить?',
  'ask.calm': 'Какого врага перевернуть лицом вниз?',

  // Camp and trade
  'ask.camp': 'У костра: что дальше?',
  'ask.payReady': 'Подготовка этих карт стоит крышек: платить?',
  'ask.trading': 'Ещё один обмен или достаточно?',
  'ask.offer': 'Составьте предложение.',
  'ask.answerOffer': 'Принимаете предложение?',

  // Encounters, quests and results
  'ask.option': 'Что вы делаете?',
  'ask.drawNext': 'Взять ещё карту?',
  'ask.nextObjective': 'Достигнуто несколько целей: какая первая?',
  'ask.pickObjective': 'Какая цель выполнена?',
  'ask.payCaps': 'Сколько крышек заплатить?',
  'ask.giveUp': 'Какую карту отдать?',
  'ask.pickSurvivor': 'Для кого из выживших?',
  'ask.pickTrait': 'Какую особенность получить?',
  'ask.placeAt': 'Куда вы перемещаетесь?',
  'ask.tokenSpace': 'Куда поставить этот жетон?',
  'ask.moveFoe': 'Какого врага передвинуть и куда?',
  'ask.markerSpace': 'Куда поставить маркер?',
  'ask.markerStep': 'Куда передвинуть маркер?',

  // Cards
  'ask.shop': 'Рынок открыт: покупайте, продавайте, вербуйте или уходите.',
  'ask.takeShop': 'Выберите карту рынка: она ваша.',
  'ask.takeAssetDiscard': 'Выберите актив из сброса: он ваш.',
  'ask.replaceShop': 'Какую карту рынка заменить?',
  'ask.equip': 'Новая карта: экипировать или убрать в инвентарь?',
  'ask.overflow': 'Вы перегружены: что сбросить?',
  'ask.agendaLimit': 'У вас больше четырёх замыслов: какой сбросить?',
  'ask.keepLetter': 'Новый уровень: какую букву оставить?',
  'ask.pickPerk': 'Выберите преимущество.',
  'ask.respawn': 'Вы погибли: где вы приходите в себя?',

  // Enemies
  'ask.nextEnemy': 'Какой враг действует следующим?',
  'ask.attackOrder': 'На вас идут несколько врагов: кто нападёт первым?',
  'ask.enemyStep': 'Пути равны: куда пойдёт враг?',
  'ask.fogSpace': 'Туман расползается: куда?',
  'ask.fogCleared': 'Конденсатор рассеивает туман: где?',

  // What one has to know before answering
  'fact.beset': 'В вашей области активный враг: ни встреч, ни заданий, ни привала.',
  'fact.health': 'ОЗ: {hp} из {max}, {rads} {rads|рад|рада|радов}',
  'fact.caps': 'У вас {n} {n|крышка|крышки|крышек}.',
  'fact.deals': 'Осталось сделок: {n}.',
  'fact.steps': 'Осталось шагов: {n}.',
  'fact.inventory': 'Карт в инвентаре: {n}, помещается {limit}.',
  'fact.marker': 'Маркер задания «{card}».',
  'fact.turnedOver': 'Открыто: {item}. {text}',
  'fact.before': 'Вам предлагали: {what}.',
  'fact.ahead':
    'Чтобы убить, нужно {needed} {needed|попадание|попадания|попаданий}. Каждое попадание врага отнимает {level} ОЗ; ваша броня отменяет {armor}.',
  'fact.fight':
    'Пока на кубиках: вам урон {damage}; по врагу {hits} {hits|попадание|попадания|попаданий}, нужно {needed}.',
  'fact.strike': 'Пока {hits} {hits|попадание|попадания|попаданий} по врагу, нужно {needed}.',
  'fact.test': 'Пока на кубиках: {hits} {hits|попадание|попадания|попаданий}, нужно {n}.',
}
