import { BUILT_ROOMS, effectText, ITEM_IDS, ROOMS, spaceText, THREAT_IDS, THREATS, TOP_ROOMS } from '@overseer/shelter'
import { language } from '../../page/settings.ts'
import { Art, Sign } from '../../ui/art.tsx'
import type { GameCard, GameSign } from '../kit.ts'
import { shelterSay } from './words.ts'

const SIGNS = [
  ...(['power', 'food', 'water', 'any', 'happiness', 'dweller', 'item', 'train', 'build', 'roomPrice'] as const),
  ...(['heal', 'injure', 'token', 'refreshItems', 'refreshRooms', 'exchange', 'fight'] as const),
]

/** The signs on spaces and cards. */
export function signs(): GameSign[] {
  const say = shelterSay(language.value)
  return SIGNS.map(sign => ({ id: sign, picture: <Sign name={sign} />, name: say(`icon.${sign}`) }))
}

/** Every room, item and threat with what it does. */
export function cards(): GameCard[] {
  const say = shelterSay(language.value)
  return [
    ...[...TOP_ROOMS, ...BUILT_ROOMS].map(room => {
      const { left, right } = ROOMS[room]
      return {
        ...drawn(`rooms/${room}`),
        name: say(`room.${room}`),
        text: `1) ${spaceText(say, left)}. 2) ${spaceText(say, right)}.`,
      }
    }),
    ...ITEM_IDS.map(item => ({
      ...drawn(`items/${item}`),
      name: say(`item.${item}`),
      text: effectText(say, item),
    })),
    ...THREAT_IDS.map(threat => ({
      ...drawn(`threats/${threat}`),
      name: say(`threat.${threat}`),
      text: `${spaceText(say, THREATS[threat])}.`,
    })),
  ]
}

const drawn = (art: `${string}/${string}`): Pick<GameSign, 'id' | 'picture'> => ({
  id: art,
  picture: <Art name={art} />,
})
