import { useEffect, useErrorBoundary } from 'preact/hooks'
import { Art } from './art/art.tsx'
import { Later } from './later.tsx'
import { Learn } from './learn/learn.tsx'
import { route } from './route.ts'
import { Home, openText } from './screens/home.tsx'
import { Review } from './screens/review.tsx'
import { Rules } from './screens/rules.tsx'
import { readLink } from './screens/share.ts'
import { TableScreen } from './screens/table-screen.tsx'
import { t } from './words.ts'

/** Which screen the address names. */
export function App() {
  const [fault] = useErrorBoundary()
  const [screen, id] = route.value
  if (fault !== undefined) return <Fault />
  if (screen === 'table' && id !== undefined) return <TableScreen key={id} id={id} />
  if (screen === 'review' && id !== undefined) return <Review key={id} id={id} />
  if (screen === 'learn') return <Learn />
  if (screen === 'rules') return <Rules id={id} />
  if (screen === 'game' && id !== undefined) return <Linked text={id} />
  if (screen === 'online') return <Later load={() => import('./online/online.tsx').then(({ Online }) => Online)} />
  return <Home />
}

/** A game that came as a link. */
function Linked({ text }: { text: string }) {
  useEffect(() => {
    const say = (why: string) => t('import.link', { why })
    void readLink(text)
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
