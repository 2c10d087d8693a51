import '@fontsource-variable/oswald/wght.css'
import '@fontsource-variable/sofia-sans-condensed/wght.css'
import '@fontsource/ibm-plex-mono/400.css'
import '@fontsource/ibm-plex-mono/600.css'
import './style/inks.css'
import './style/page.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { fetchPlay } from './behind.ts'
import { loadGame } from './games.ts'
import { speak } from './lexicon.ts'
import { stayOffline } from './offline.ts'
import { language } from './settings.ts'

await speak(language.value).catch(() => speak('en'))
render(<App />, document.querySelector('#app')!)
stayOffline()
setTimeout(() => void fetchPlay().then(() => loadGame('shelter')), 0) // once there is something to look at
