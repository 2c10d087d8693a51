import { t } from '../text/words.ts'

/** A whole screen that waits for a part of the page, or says that it did not come and lets one try again. */
export function Loading({ failed, retry }: { failed: boolean; retry: () => void }) {
  return (
    <main class="fault">
      <p role="status">{failed ? t('error.load') : t('app.loading')}</p>
      {failed && (
        <>
          <button type="button" class="button main" data-retry onClick={retry}>
            {t('error.retry')}
          </button>
          <a class="button plain" href="#/">
            {t('app.home')}
          </a>
        </>
      )}
    </main>
  )
}
