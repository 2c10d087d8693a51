/** What is read aloud: an intro, and for each option of an encounter or objective of a quest its bold line and what comes of it. */
export interface Story {
  readonly title: string
  readonly intro: string // 30 to 95 words
  readonly options: readonly StoryOption[] // in the order of the card
}
interface StoryOption {
  readonly line: string // the bold line: what you do, 3 to 14 words
  readonly success: string // read when it works, or when there is nothing to fail; 15 to 60 words
  readonly failure?: string // exactly where the card has a failing branch (a test or fight with ✗, or a quest task that can fail)
}

/** The stories by the name of their card: '001' to '159', 'W1' to 'W8', 'S1' to 'S8'. */
export type Stories = Readonly<Record<string, Story>>
