import { BadInput } from '@overseer/kernel'
import { useEffect } from 'preact/hooks'
import { Learn } from './learn/learn.tsx'
import { go, route } from './route.ts'
import { Home, notice, openText } from './screens/home.tsx'
import { Review } from './screens/review.tsx'
import { Rules } from './screens/rules.tsx'
import { readLink } from './screens/share.ts'
import { TableScreen } from './screens/table-screen.tsx'
import { t } from './words.ts'

/** Which screen the address names. */
export function App() {
  const [screen, id] = route.value
  if (screen === 'table' && id !== undefined) return <TableScreen key={id} id={id} />
  if (screen === 'review' && id !== undefined) return <Review key={id} id={id} />
  if (screen === 'learn') return <Learn />
  if (screen === 'rules') return <Rules id={id} />
  if (screen === 'game' && id !== undefined) return <Linked text={id} />
  return <Home />
}

/** A game that came as a link. */
function Linked({ text }: { text: string }) {
  useEffect(() => {
    readLink(text)
      .then(openText)
      .catch((error: unknown) => {
        notice.value = t('import.link', { why: error instanceof BadInput ? error.message : String(error) })
        go()
      })
  }, [text])
  return null
}
