import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

export const ru: Catalogue<typeof en> = {
  title: 'Overseer: {game}',
  turn: '{who}: {question}',
  thinking: '{who} думает…',
  prompt: 'Ваш выбор (номер, ? — справка): ',
  help: 'Введите номер варианта. Или скажите в нескольких словах, чего хотите: ячейку, например T5 или mart.m, карту, действие. Поставьте перед этим ?, чтобы узнать, почему так нельзя. t снова показывает стол; rule и код, например SH-PLC-1, показывают правило; u отменяет последний выбор; save ФАЙЛ сохраняет; q — выход.',
  unknown: 'Непонятно: «{text}». Введите номер от 1 до {most} или ? для справки.',
  refused: 'Нельзя ({rule}): {text}',
  ruling: 'Уточнение: {text}',
  allowed: 'Так можно: это номер {n}.',
  allowedTyped: 'Так можно: введите это без вопросительного знака.',
  noRule: 'Правила «{id}» нет.',
  undone: 'Выбор отменён.',
  'undo.nothingToUndo': 'Отменять нечего.',
  'undo.somethingRevealed': 'С тех пор открылись карты или выпали кубики: отменить нельзя.',
  'undo.othersDecided': 'С тех пор решение принял кто-то другой: отменить нельзя.',
  saved: 'Сохранено в {file}.',
  notSaved: 'Не удалось записать {file}.',
  bye: 'До свидания.',
  you: 'Вы — {name}, остальные — боты.',
}
