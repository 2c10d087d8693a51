import '@fontsource-variable/oswald/wght.css'
import '@fontsource-variable/sofia-sans-condensed/wght.css'
import '@fontsource/ibm-plex-mono/400.css'
import '@fontsource/ibm-plex-mono/600.css'
import './style/inks.css'
import './style/sizes.css'
import './style/page.css'
import { render } from 'preact'
import { App } from './shell/app.tsx'
import { speak } from './text/catalogue-loader.ts'
import { stayCurrent, stayOffline } from './shell/offline.ts'
import { language } from './page/settings.ts'

await speak(language.value)
render(<App />, document.querySelector('#app')!)
stayOffline()
stayCurrent()
