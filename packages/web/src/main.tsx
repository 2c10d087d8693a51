import '@fontsource-variable/oswald/wght.css'
import '@fontsource-variable/sofia-sans-condensed/wght.css'
import '@fontsource/ibm-plex-mono/400.css'
import '@fontsource/ibm-plex-mono/600.css'
import './style/inks.css'
import './style/page.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { stayOffline } from './offline.ts'

render(<App />, document.querySelector('#app')!)
stayOffline()
