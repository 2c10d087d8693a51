/** How long each thing is shown. */
export const PACE = {
  survivorMoved: 260,
  tileExplored: 650,
  enemyMoved: 400,
  enemyPlaced: 160,
  enemyTurnedUp: 450,
  enemyKilled: 450,
  agendaRevealed: 1000,
  powerGained: 400,
  diceRolled: 1000,
  diceRerolled: 800,
  encounterDrawn: 500,
  optionResolved: 700,
  killed: 700,
} as const
