import type { Language } from '@overseer/kernel'

/** One thing of the games: its word in every language, and the words that nobody says for it any more. */
interface Term {
  readonly word: Readonly<Record<Language, string>>
  readonly retired?: Partial<Readonly<Record<Language, RegExp>>>
  readonly where?: RegExp // only these catalogues: elsewhere the retired word means something else
}

const SHELTER = /^shelter |games\/shelter/
const WASTELAND_TABLE = /^wasteland text (?!stories|.*rules)/
const WASTELAND = /^wasteland (?!text stories)|^web games\/wasteland/
const ONLINE = /^web online|^server|^web text/

/** The terms of both games and of the page, one word for each in each language. */
export const GLOSSARY: Readonly<Record<string, Term>> = {
  // Shelter
  dweller: { word: { en: 'dweller', fr: 'résident', de: 'Bewohner', ru: 'житель' } },
  vault: { word: { en: 'vault', fr: 'Abri', de: 'Vault', ru: 'убежище' } },
  overseer: { word: { en: 'overseer', fr: 'superviseur', de: 'Aufseher', ru: 'смотритель' } },
  happiness: { word: { en: 'happiness', fr: 'bonheur', de: 'Zufriedenheit', ru: 'счастье' } },
  available: {
    word: { en: 'available', fr: 'disponible', de: 'verfügbar', ru: 'доступный' },
    retired: { en: /\bat home\b/, de: /zu Hause/, ru: /(?:^|[^а-яё])дома(?:[^а-яё]|$)/ },
    where: SHELTER,
  },
  exhausted: {
    word: { en: 'exhausted', fr: 'incliné', de: 'erschöpft', ru: 'повёрнут' },
    retired: { en: /\b(?:is|are|an?) turned\b/ },
    where: SHELTER,
  },
  recall: {
    word: { en: 'recall', fr: 'rappel', de: 'Rückruf', ru: 'возвращение' },
    retired: { en: /\bcomes? home\b/, de: /\bheim(?:kehr|\b)/ },
    where: SHELTER,
  },
  threat: {
    word: { en: 'threat', fr: 'menace', de: 'Gefahr', ru: 'угроза' },
    retired: { de: /Bedrohung/, ru: /[Пп]обеждённ\S+ угроз/ },
    where: SHELTER,
  },
  cube: {
    word: { en: 'resource', fr: 'cube', de: 'Ressource', ru: 'кубик' },
    retired: { fr: /\d (?:eaux|nourritures?|énergies?)\b|(?:deux|trois) (?:eaux|nourritures|énergies)/ },
    where: SHELTER,
  },
  trained: {
    word: { en: 'trained in', fr: 'entraîné pour', de: 'trainiert in', ru: 'с улучшением' },
    retired: { fr: /entraîné en / },
    where: SHELTER,
  },
  board: {
    word: { en: 'board', fr: 'plateau', de: 'Ressourcentafel', ru: 'планшет' },
    retired: { de: /Tableau/ },
    where: SHELTER,
  },
  cost: {
    word: { en: 'cost', fr: 'coût', de: 'Kosten', ru: 'стоимость' },
    retired: { en: /(?<!\{)\b[Pp]rice\b/, fr: /\b[Pp]rix\b/ },
    where: SHELTER,
  },
  track: {
    word: { en: 'from the track', fr: 'piste', de: 'Auslage', ru: 'ряд' },
    retired: { en: /\b(?:one|room|item) of the (?:\w+ )?track\b/ },
    where: SHELTER,
  },

  round: {
    word: { en: 'round', fr: 'round', de: 'Runde', ru: 'раунд' },
    retired: { fr: /\bmanches?\b/ },
    where: /^(?!wasteland text stories)/,
  },

  level: {
    word: { en: 'level', fr: 'niveau', de: 'Stockwerk', ru: 'этаж' },
    retired: { de: /Ebene/, ru: /уров(?:ень|н)/i },
    where: SHELTER,
  },
  column: {
    word: { en: 'column', fr: 'colonne', de: 'Spalte', ru: 'колонка' },
    retired: { ru: /столб(?:ец|ц)/i },
    where: SHELTER,
  },
  income: {
    word: { en: 'income', fr: 'revenu', de: 'Einkommen', ru: 'рента' },
    retired: { ru: /(?:^|[^а-яё])доход(?!ит)/i },
    where: SHELTER,
  },

  // Wasteland
  move: {
    word: { en: 'move', fr: 'se déplacer', de: 'bewegen', ru: 'движение' },
    retired: { de: /\bLaufen\b/ },
    where: WASTELAND,
  },
  ranged: {
    word: { en: 'ranged', fr: 'à distance', de: 'Fernkampf', ru: 'дальний бой' },
    retired: { de: /Fernwaffe/ },
    where: WASTELAND,
  },
  space: {
    word: { en: 'space', fr: 'espace', de: 'Feld', ru: 'область' },
    retired: { fr: /\bcases?\b/ },
    where: /^wasteland text (?!stories|.*rules)|^web games\/wasteland/,
  },
  perk: {
    word: { en: 'perk', fr: 'aptitude', de: 'Skill', ru: 'преимущество' },
    retired: { de: /\bExtras?\b/, ru: /Полученные способности/ },
    where: /wasteland/,
  },
  character: {
    word: { en: 'character', fr: 'personnage', de: 'Charakter', ru: 'персонаж' },
    retired: { de: /\bSpielfigur|Gespielte Figuren/ },
    where: /wasteland/,
  },
  trait: {
    word: { en: 'trait', fr: 'trait', de: 'Eigenschaft', ru: 'особенность' },
    retired: { ru: /(?:^|[^а-яё])[Чч]ерт(?:а|ы|у|ой|е|ами)(?:[^а-яё]|$)/ },
    where: WASTELAND,
  },
  power: {
    word: { en: 'power', fr: 'pouvoir', de: 'Macht', ru: 'могущество' },
    retired: { fr: /[Pp]uissance/, ru: /: сила |[Сс]ила (?:по|[А-Я])|шкал\S+ силы/ },
    where: WASTELAND,
  },
  faction: {
    word: { en: 'faction', fr: 'faction', de: 'Fraktion', ru: 'группировка' },
    retired: { ru: /[Фф]ракци/ },
    where: WASTELAND,
  },
  tile: {
    word: { en: 'tile', fr: 'tuile', de: 'Spielplanteil', ru: 'фрагмент' },
    retired: { de: /Kartenteil|Kachel/, ru: /(?:^|[^а-яё])[Уу]част(?:ок|к)/ },
    where: WASTELAND,
  },
  aid: {
    word: { en: 'aid', fr: 'aide', de: 'Hilfsmittel', ru: 'медикамент' },
    retired: { ru: /^помощь$/ },
    where: WASTELAND,
  },
  equip: {
    word: { en: 'equip', fr: 'équiper', de: 'ausrüsten', ru: 'экипировать' },
    retired: { de: /(?:^|\. )Ablegen: /, ru: /[Нн]адеть «/ }, // what is taken off is not discarded
    where: WASTELAND,
  },
  apparel: {
    word: { en: 'apparel', fr: 'tenue', de: 'Kleidung', ru: 'одежда' },
    retired: { de: /Bekleidung/ },
    where: WASTELAND,
  },
  recruit: {
    word: { en: 'recruit', fr: 'recruter', de: 'rekrutieren', ru: 'завербовать' },
    retired: { de: /anheuer|anwerb|anzuwerb/, ru: /(?:^|[^а-яё])(?:на(?:нять|нима|йма|ём))/i },
    where: WASTELAND,
  },
  questAction: {
    word: { en: 'quest action', fr: 'action Quête', de: 'Quest-Aktion', ru: 'действие «Задание»' },
    retired: { de: /Questaktion/ },
    where: WASTELAND,
  },
  camp: {
    word: { en: 'camp', fr: 'camper', de: 'lagern', ru: 'привал' },
    retired: { ru: /разб\S* (?:привал|лагерь)/i },
    where: WASTELAND,
  },
  vatsDie: {
    word: { en: 'V.A.T.S. die', fr: 'dé S.V.A.V.', de: 'V.A.T.S.-Würfel', ru: 'кубик V.A.T.S.' },
    retired: { fr: /V\.A\.T\.S\./, ru: /(?:^|[^а-яё])кост(?:ь|и|ей|ями)(?:[^а-яё]|$)/i },
    where: WASTELAND,
  },
  faceDown: {
    word: { en: 'face down', fr: 'face cachée', de: 'verdeckt', ru: 'лицом вниз' },
    retired: { en: /\bturn down\b/, ru: /взакрыт/ },
    where: WASTELAND,
  },
  active: {
    word: { en: 'active', fr: 'actif', de: 'aktiv', ru: 'активный' },
    retired: { en: /\b(?:would|face down) wake\b/ },
    where: WASTELAND,
  },
  caps: {
    word: { en: 'Caps', fr: 'capsules', de: 'Kronkorken', ru: 'крышки' },
    retired: { de: /Kronenkorken/ },
  },
  hp: {
    word: { en: 'HP', fr: 'PV', de: 'TP', ru: 'ОЗ' },
    retired: { de: /Lebenspunkt/ },
  },
  xp: {
    word: { en: 'XP', fr: 'XP', de: 'EP', ru: 'ОО' },
    retired: { de: /Erfahrungspunkt/ },
  },
  shop: {
    word: { en: 'shop', fr: 'boutique', de: 'Laden', ru: 'рынок' },
    retired: { fr: /\bmagasins?\b/, ru: /магазин/i },
    where: WASTELAND,
  },
  movementPoint: {
    word: { en: 'movement point', fr: 'point de mouvement', de: 'Bewegungspunkt', ru: 'очко движения' },
    retired: { fr: /points? de déplacement/ },
    where: WASTELAND,
  },
  deck: {
    word: { en: 'deck', fr: 'pioche', de: 'Deck', ru: 'колода' },
    retired: { fr: /\bpaquet\b/ },
    where: WASTELAND_TABLE,
  },
  railroad: {
    word: { en: 'the Railroad', fr: 'Réseau du rail', de: 'Railroad', ru: 'Подземка' },
    retired: { fr: /\ble Rail\b/ },
  },
  superMutant: {
    word: { en: 'super mutant', fr: 'super mutant', de: 'Supermutant', ru: 'супермутант' },
    retired: { fr: /super-?mutant/i },
  },

  // The page
  seat: {
    word: { en: 'seat', fr: 'place', de: 'Platz', ru: 'место' },
    retired: { en: /\bchairs?\b/i, fr: /\bchaises?\b/i, de: /\bSt(?:uhl|ühle)\b/, ru: /(?:^|[^а-яё])стул/i },
    where: ONLINE,
  },
  lobby: {
    word: { en: 'lobby', fr: 'salon', de: 'Lobby', ru: 'лобби' },
    retired: { ru: /(?:^|[^а-яё])(?:в )?зал(?:е)?(?! ожидания)(?:[^а-яё]|$)/i },
    where: /^web online/,
  },
  email: {
    word: { en: 'e-mail', fr: 'e-mail', de: 'E-Mail', ru: 'электронная почта' },
    retired: { fr: /courriel/i },
  },
  bot: {
    word: { en: 'bot', fr: 'bot', de: 'Bot', ru: 'бот' },
    retired: { fr: /\brobots?\b/ },
    where: /^(?:web text|web online|lab|server)/,
  },
  fingerprint: {
    word: { en: 'fingerprint', fr: 'empreinte', de: 'Fingerabdruck', ru: 'отпечаток' },
    retired: { ru: /зерн/ },
    where: /^web online/,
  },
  textView: {
    word: { en: 'text', fr: 'mode texte', de: 'Text', ru: 'текстовый вид' },
    retired: { en: /in words\b/, fr: /en mots\b/, de: /in Worten/, ru: /в словах/ },
    where: /^web text/,
  },
}

/** American spelling, in every English text. */
export const BRITISH =
  /\b(?:\w*colour\w*|\w*favourite\w*|neighbour\w*|honour\w*|armour\w*|grey|centre|metre|litre|theatre|afterwards|towards|(?:back|for|up|down)wards|any more(?=[.,;])|short cut|tailboard|whilst|waistcoat|petrol|lorry|cheque|jewellery|marvellous|travell(?:ed|er|ing)\w*|dumb-bell|constable|mould|plough|pyjamas|tyres?|kerb)\b/i
