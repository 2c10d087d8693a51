import { type AgendaId, AGENDAS, type ItemId, type PerkId } from '@overseer/wasteland'
import { draw } from './draw.ts'
import { ABILITY_PICTURES, ITEM_PICTURES } from './items.ts'
import { AGENDA_PICTURES, PERK_PICTURES } from './perks.ts'
import './inks.css'

/** Pictures of cards, 48 x 36: <ItemPicture of="stimpak"/>, <PerkPicture of="sprinter"/>, <AgendaPicture of="a08"/>. */

const drawn = new Map<string, string>()

function Picture({ script, label, class: className = '' }: { script: string; label?: string; class?: string }) {
  let svg = drawn.get(script)
  if (svg === undefined) {
    svg = draw(script, { line: 1.3 })
    drawn.set(script, svg)
  }
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  return <svg class={className} viewBox="-1 -1 50 38" {...named} dangerouslySetInnerHTML={{ __html: svg }} />
}

type Named = { readonly label?: string; readonly class?: string }

/** An item, a companion, or one of the two cards beside the board. */
export function ItemPicture({ of, ...named }: Named & { of: ItemId | 'mutantHide' | 'ghoulBlood' }) {
  const script = of === 'mutantHide' || of === 'ghoulBlood' ? ABILITY_PICTURES[of] : ITEM_PICTURES[of]
  return <Picture script={script} {...named} />
}

export function PerkPicture({ of, ...named }: Named & { of: PerkId }) {
  return <Picture script={PERK_PICTURES[of]} {...named} />
}

export function AgendaPicture({ of, ...named }: Named & { of: AgendaId }) {
  return <Picture script={AGENDA_PICTURES[AGENDAS[of].name]} {...named} />
}
