import { LANGUAGES } from '@overseer/kernel'
import { speak } from '../lexicon.ts'
import { boardStyle, language, sound, theme } from '../settings.ts'
import { t } from '../words.ts'
import css from './home.module.css'

const OWN_NAMES = { en: 'English', fr: 'Français', de: 'Deutsch', ru: 'Русский' }

/** Language, theme, sound and kind of board, at hand everywhere and at once. */
export function Preferences() {
  return (
    <div class={css.preferences}>
      <label>
        {t('settings.language')}
        <select
          value={language.value}
          onChange={event => void speak(event.currentTarget.value as typeof language.value)}
        >
          {LANGUAGES.map(one => (
            <option key={one} value={one} lang={one}>
              {OWN_NAMES[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('settings.theme')}
        <select value={theme.value} onChange={event => (theme.value = event.currentTarget.value as typeof theme.value)}>
          <option value="paper">{t('settings.theme.paper')}</option>
          <option value="terminal">{t('settings.theme.terminal')}</option>
        </select>
      </label>
      <label>
        {t('settings.sound')}
        <select value={sound.value} onChange={event => (sound.value = event.currentTarget.value as typeof sound.value)}>
          <option value="off">{t('settings.sound.off')}</option>
          <option value="on">{t('settings.sound.on')}</option>
        </select>
      </label>
      <label>
        {t('settings.board')}
        <select
          value={boardStyle.value}
          onChange={event => (boardStyle.value = event.currentTarget.value as typeof boardStyle.value)}
        >
          <option value="picture">{t('settings.board.picture')}</option>
          <option value="text">{t('settings.board.text')}</option>
        </select>
      </label>
    </div>
  )
}
