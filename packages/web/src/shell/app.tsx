import { useEffect, useErrorBoundary } from 'preact/hooks'
import { FIRST_GAME } from '../games/kits.ts'
import { route } from '../page/route.ts'
import { withWords } from '../text/catalogue-loader.ts'
import { t } from '../text/words.ts'
import { Art } from '../ui/art.tsx'
import { FriendsCalls } from './friends-calls.tsx'
import { Home, openText } from './home.tsx'
import { Lazy } from './lazy.tsx'
import './pictures.ts'
import { loadPlay, playBundle } from './preload.ts'

/** Which screen the address names. */
export function App() {
  const [fault] = useErrorBoundary()
  const [screen, id, how] = route.value
  if (fault !== undefined) return <Fault />
  if (screen === 'online')
    return <Lazy key="online" load={() => withWords(import('../online/online.tsx')).then(({ Online }) => Online)} />
  if (screen === 'learn') return <Learn key={id} game={id ?? FIRST_GAME} />
  if ((screen === 'game' || screen === 'replay') && id !== undefined)
    return <Linked text={id} plays={screen === 'replay'} />
  if (screen !== 'rules' && (id === undefined || (screen !== 'table' && screen !== 'review'))) return <Home />
  if (playBundle.value === null) return <Lazy key="play" load={async () => (await loadPlay(), Nothing)} />
  const { TableScreen, Review, Rules } = playBundle.value
  if (screen === 'rules') return <Rules id={id} />
  const notices = <FriendsCalls />
  if (screen === 'table') return <TableScreen key={id} id={id!} notices={notices} />
  return <Review key={id} id={id!} autoplay={how === 'play'} notices={notices} />
}

function Learn({ game }: { game: string }) {
  return <Lazy load={async () => (await import('../learn/learn.tsx')).loadLessons(game)} />
}

function Nothing() {
  return null
}

/** A game that came as a link. */
function Linked({ text, plays }: { text: string; plays: boolean }) {
  useEffect(() => {
    const say = (why: string) => t('import.link', { why })
    void loadPlay()
      .then(({ readLink }) => readLink(text))
      .catch(() => '') // a damaged link is no game
      .then(found => openText(found, say, plays))
  }, [text])
  return null
}

/** Something broke. Every choice was saved when it was made, so nothing is lost. */
function Fault() {
  return (
    <main class="fault">
      <Art name="pictures/powerFailure" />
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
