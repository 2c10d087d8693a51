import '@fontsource-variable/oswald/wght.css'
import '@fontsource-variable/sofia-sans-condensed/wght.css'
import '@fontsource/ibm-plex-mono/400.css'
import '@fontsource/ibm-plex-mono/600.css'
import './style/inks.css'
import './style/page.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { speak } from './lexicon.ts'
import { stayCurrent, stayOffline } from './offline.ts'
import { language } from './settings.ts'

await speak(language.value).catch(() => {}) // then in English, for now
render(<App />, document.querySelector('#app')!)
stayOffline()
stayCurrent()
