/** How long each thing is shown. */
export const PACE = {
  survivorMoved: 260,
  tileExplored: 650,
  enemyMoved: 260,
  enemyPlaced: 160,
  enemyTurnedUp: 300,
  enemyKilled: 450,
  agendaRevealed: 700,
  powerGained: 400,
  diceRolled: 700,
  diceRerolled: 600,
  encounterDrawn: 500,
  optionResolved: 700,
  killed: 700,
} as const
