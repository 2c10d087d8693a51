import { BOT_LEVELS, type Box, type Setting } from '../box.ts'

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
      name: {
        en: 'co-op, star faction',
        fr: 'tous ensemble, pour l’étoile',
        de: 'gemeinsam für den Stern',
        ru: 'вместе, за звезду',
      },
    },
    {
      value: 'shield',
      cooperative: true,
      name: {
        en: 'co-op, shield faction',
        fr: 'tous ensemble, pour le bouclier',
        de: 'gemeinsam für den Schild',
        ru: 'вместе, за щит',
      },
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
