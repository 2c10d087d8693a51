import { render } from 'preact'
import { Wardrobe } from '../../src/games/wasteland/art/cutout.tsx'
import '@fontsource-variable/oswald'
import '@fontsource-variable/sofia-sans-condensed'
import '../../src/style/inks.css'
import { SHEETS } from './sheets.tsx'

/** Contact sheets of everything that is drawn for Wasteland: /test/sheets/?sheet=figures&theme=terminal */
const wanted = new URLSearchParams(location.search)
document.documentElement.dataset.theme = wanted.get('theme') ?? 'paper'
const Sheet = SHEETS[wanted.get('sheet') ?? 'figures']
render(
  <>
    <Wardrobe />
    {Sheet !== undefined && <Sheet />}
  </>,
  document.querySelector('#page')!,
)
