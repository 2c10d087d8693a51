import type { FunctionComponent } from 'preact'
import { Camp } from './camp.tsx'
import { Cards, Characters } from './cards.tsx'
import { NewCards } from './new-cards.tsx'
import { LevelUp, PickPerk } from './level.tsx'
import { Roll } from './roll.tsx'
import { Rows } from './rows.tsx'
import { Shop } from './shop.tsx'
import { Story } from './story.tsx'
import { AnswerOffer, MakeOffer } from './trade.tsx'

/** What a question looks like on its card; one that has no drawing of its own shows its answers as cards in rows. */
const DIALOGS: Readonly<Record<string, FunctionComponent>> = {
  pickCharacter: Characters,
  option: Story,
  beforeRoll: Roll,
  reroll: Roll,
  beforeHits: Roll,
  setDie: Roll,
  camp: Camp,
  trading: Camp,
  offer: MakeOffer,
  answerOffer: AnswerOffer,
  shop: Shop,
  keepLetter: LevelUp,
  pickPerk: PickPerk,
  equip: NewCards,
  overflow: Cards,
  agendaLimit: Cards,
  takeShop: Cards,
  takeAssetDiscard: Cards,
  replaceShop: Cards,
  giveUp: Cards,
  payReady: Cards,
}

export const isRolled = (ask: string): boolean => DIALOGS[ask] === Roll

export function dialogFor(ask: string): FunctionComponent {
  return DIALOGS[ask] ?? Rows
}
