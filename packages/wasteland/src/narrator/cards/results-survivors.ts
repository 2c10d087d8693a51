import type { Shopping } from '../../content/cards/types.ts'
import { factionName, list } from '../phrases.ts'
import { amountText, knownAmount, type Reader } from './conditions-and-tasks.ts'
import type { Print, PrintTable } from './result-table.ts'

type Counted =
  | ('xp' | 'caps' | 'loseCaps' | 'loot' | 'agenda' | 'damage' | 'rads' | 'heal' | 'cure')
  | ('shopAdd' | 'shopReplace')
const counted: Print<Counted> = (reader, { do: what, n }) => {
  const known = knownAmount(reader, n)
  const { say } = reader.teller
  return typeof known === 'number'
    ? say(`result.n.${what}`, { n: known })
    : say(`result.${what}`, { n: amountText(reader, n) })
}

const ofTrait: Print<'become' | 'lose'> = ({ teller: { say } }, { do: what, trait }) =>
  say(`result.${what}`, { trait: say(`trait.${trait}`) })

const plain: Print<'takeShop' | 'takeAssetDiscard' | 'revealAsset' | 'takeRevealed' | 'dropRevealed'> = (
  { teller },
  { do: what },
) => teller.say(`result.${what}`)

/** What survivors and factions get, and what happens at the shop. */
export const SURVIVOR_RESULTS = {
  xp: counted,
  caps: counted,
  loseCaps: counted,
  loot: counted,
  agenda: counted,
  damage: counted,
  rads: counted,
  heal: counted,
  cure: counted,
  become: ofTrait,
  lose: ofTrait,
  unique: ({ teller: { say } }, { item }) => say('result.unique', { item: say(`item.${item}`) }),
  power: (reader, { faction, n }) => {
    const { teller, view } = reader
    return teller.say('result.power', { faction: factionName(teller, view, faction), n: amountText(reader, n) })
  },
  shop: shopText,
  shopAdd: counted,
  shopReplace: counted,
  takeShop: plain,
  takeAssetDiscard: plain,
  revealAsset: plain,
  takeRevealed: plain,
  dropRevealed: plain,
  companionDraw: ({ teller }, { who }) => teller.say(`result.companionDraw.${who}`),
} satisfies Partial<PrintTable>

function shopText(reader: Reader, { n, discount, kinds, saleBonus }: Shopping): string {
  const { teller } = reader
  const { say } = teller
  const parts = [say('result.shop', { n: amountText(reader, n) })]
  if (discount > 0 && kinds.length === 0) parts.push(say('result.shopAllCheaper', { n: discount }))
  else if (discount > 0)
    parts.push(
      say('result.shopCheaper', {
        n: discount,
        kinds: list(
          teller,
          kinds.map(kind => say(`kind.${kind}`)),
        ),
      }),
    )
  if (saleBonus > 0) parts.push(say('result.shopSales', { n: saleBonus }))
  return parts.join(', ')
}
