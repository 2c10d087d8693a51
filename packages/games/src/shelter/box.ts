import { BOT_LEVELS, type Box } from '../box.ts'

export const shelterBox: Box = {
  name: { en: 'Shelter', fr: 'Shelter', de: 'Shelter', ru: 'Shelter' },
  seats: { min: 2, max: 4 },
  minutes: [30, 60],
  rulePrefix: 'SH',
  bots: BOT_LEVELS,
  picksFirst: true,
  settings: [],
  scenarios: { vault: {} },
}
