import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { withWords } from '../../text/catalogue-loader.ts'
import { PageLoading } from '../page.tsx'
import { t } from '../words.ts'

/** The page for moderators, which nobody else needs to load. */
export function AdminDoor({ id }: { id: string | undefined }) {
  const [Part, setPart] = useState<FunctionComponent<{ id: string | undefined }> | null>(null)
  const [error, setError] = useState('')
  useEffect(() => {
    withWords(import('./admin.tsx')).then(
      ({ Admin }) => setPart(() => Admin),
      () => setError(t('trouble.offline')),
    )
  }, [])
  return Part === null ? <PageLoading title={t('staff.link')} error={error} /> : <Part id={id} />
}
