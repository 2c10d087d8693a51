import { BOT_LEVELS, type Box, type Setting, type Words } from '../box.ts'

const SCENARIO: Setting = {
  option: 'scenario',
  name: { en: 'Scenario', fr: 'Scénario', de: 'Szenario', ru: 'Сценарий' },
  values: [
    {
      value: 'commonwealth',
      name: { en: 'The Commonwealth', fr: 'Le Commonwealth', de: 'Das Commonwealth', ru: 'Содружество' },
    },
    {
      value: 'capital',
      name: {
        en: 'The Capital Wasteland',
        fr: 'Les Terres désolées de la Capitale',
        de: 'Das Ödland der Hauptstadt',
        ru: 'Столичная Пустошь',
      },
    },
    { value: 'farHarbor', name: { en: 'Far Harbor', fr: 'Far Harbor', de: 'Far Harbor', ru: 'Фар-Харбор' } },
    { value: 'pitt', name: { en: 'The Pitt', fr: 'The Pitt', de: 'The Pitt', ru: 'Питт' } },
  ],
}

function together(en: string, fr: string, de: string, ru: string): Words {
  return { en: `co-op, with ${en}`, fr: `ensemble, avec ${fr}`, de: `gemeinsam mit ${de}`, ru: `вместе, за ${ru}` }
}

/** All together, by the scenario: with the faction whose power the star tells … */
const WITH_STAR = {
  commonwealth: together('the Railroad', 'le Réseau du rail', 'der Railroad', 'Подземку'),
  capital: together('the Brotherhood', 'la Confrérie', 'der Bruderschaft', 'Братство Стали'),
  farHarbor: together('Far Harbor', 'Far Harbor', 'Far Harbor', 'Фар-Харбор'),
  pitt: together('the Rebels', 'les Rebelles', 'den Rebellen', 'повстанцев'),
}

/** … or the shield. */
const WITH_SHIELD = {
  commonwealth: together('the Institute', 'l’Institut', 'dem Institut', 'Институт'),
  capital: together('the Enclave', 'l’Enclave', 'der Enklave', 'Анклав'),
  farHarbor: together('the Children of Atom', 'les Enfants de l’Atome', 'den Kindern des Atoms', 'Детей Атома'),
  pitt: together('the Slavers', 'les Esclavagistes', 'den Sklavenhaltern', 'работорговцев'),
}

const FRIENDS: Setting = {
  option: 'friends',
  name: { en: 'Mode', fr: 'Mode de jeu', de: 'Spielweise', ru: 'Режим' },
  values: [
    {
      value: null,
      name: { en: 'everyone for themselves', fr: 'chacun pour soi', de: 'alle gegen alle', ru: 'каждый за себя' },
    },
    {
      value: 'star',
      cooperative: true,
      name: WITH_STAR.commonwealth,
      nameBy: { option: 'scenario', names: WITH_STAR },
    },
    {
      value: 'shield',
      cooperative: true,
      name: WITH_SHIELD.commonwealth,
      nameBy: { option: 'scenario', names: WITH_SHIELD },
    },
  ],
}

export const wastelandBox: Box = {
  name: { en: 'Wasteland', fr: 'Wasteland', de: 'Wasteland', ru: 'Wasteland' },
  seats: { min: 1, max: 4 },
  minutes: [120, 180],
  rulePrefix: 'W',
  bots: BOT_LEVELS,
  picksFirst: true,
  settings: [SCENARIO, FRIENDS],
  scenarios: Object.fromEntries(SCENARIO.values.map(({ value }) => [value, { scenario: value }])),
}
