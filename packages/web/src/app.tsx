import { useEffect, useErrorBoundary } from 'preact/hooks'
import { Art } from './art/art.tsx'
import { fetchPlay, play } from './behind.ts'
import { loadGame } from './games.ts'
import { Later } from './later.tsx'
import { route } from './route.ts'
import { Home, openText } from './screens/home.tsx'
import { t } from './words.ts'

/** Which screen the address names. */
export function App() {
  const [fault] = useErrorBoundary()
  const [screen, id] = route.value
  if (fault !== undefined) return <Fault />
  if (screen === 'online') return <Later load={() => import('./online/online.tsx').then(({ Online }) => Online)} />
  if (screen === 'learn') return <Later load={learn} />
  if (screen === 'game' && id !== undefined) return <Linked text={id} />
  if (screen !== 'rules' && (id === undefined || (screen !== 'table' && screen !== 'review'))) return <Home />
  if (play.value === null) return <Later load={async () => (await fetchPlay(), Nothing)} />
  const { TableScreen, Review, Rules } = play.value
  if (screen === 'rules') return <Rules id={id} />
  return screen === 'table' ? <TableScreen key={id} id={id!} /> : <Review key={id} id={id!} />
}

async function learn() {
  const [{ Learn }] = await Promise.all([import('./learn/learn.tsx'), loadGame('shelter')])
  return Learn
}

function Nothing() {
  return null
}

/** A game that came as a link. */
function Linked({ text }: { text: string }) {
  useEffect(() => {
    const say = (why: string) => t('import.link', { why })
    void fetchPlay()
      .then(({ readLink }) => readLink(text))
      .catch(() => '') // a damaged link is no game
      .then(found => openText(found, say))
  }, [text])
  return null
}

/** Something broke. Every choice was saved when it was made, so nothing is lost. */
function Fault() {
  return (
    <main class="fault">
      <Art name="threats/powerFailure" />
      <h1>{t('error.title')}</h1>
      <p role="alert">{t('error.text')}</p>
      <button type="button" class="button main" onClick={() => location.reload()}>
        {t('error.reload')}
      </button>
      <button
        type="button"
        class="button plain"
        onClick={() => {
          location.hash = '/'
          location.reload()
        }}
      >
        {t('app.home')}
      </button>
    </main>
  )
}
