import { LANGUAGES } from '@overseer/kernel'
import { boardStyle, colours, language, pace, PACES, sound, textSize, theme, volume } from '../page/settings.ts'
import { speak, unloaded } from '../text/catalogue-loader.ts'
import { t } from '../text/words.ts'
import { SelectField } from './fields.tsx'
import css from './preferences.module.css'

const OWN_NAMES = { en: 'English', fr: 'Français', de: 'Deutsch', ru: 'Русский' }

/** Language, theme, sound, pace and kind of board, at hand everywhere and at once. */
export function Preferences() {
  return (
    <div class={css.preferences}>
      <SelectField
        label={t('settings.language')}
        value={language.value}
        options={LANGUAGES.map(one => ({ value: one, name: OWN_NAMES[one], lang: one }))}
        onChange={chosen => void speak(chosen)}
      />
      {unloaded.value !== null && (
        <p class={css.missing} role="status">
          {t('settings.languageMissing', { name: OWN_NAMES[unloaded.value] })}
        </p>
      )}
      <SelectField
        label={t('settings.theme')}
        value={theme.value}
        options={(['paper', 'terminal'] as const).map(one => ({ value: one, name: t(`settings.theme.${one}`) }))}
        onChange={chosen => (theme.value = chosen)}
      />
      <SelectField
        label={t('settings.sound')}
        value={sound.value}
        options={(['off', 'on'] as const).map(one => ({ value: one, name: t(`settings.sound.${one}`) }))}
        onChange={chosen => (sound.value = chosen)}
      />
      {sound.value === 'on' && (
        <SelectField
          label={t('settings.volume')}
          value={volume.value}
          options={(['soft', 'middle', 'loud'] as const).map(one => ({
            value: one,
            name: t(`settings.volume.${one}`),
          }))}
          onChange={chosen => (volume.value = chosen)}
        />
      )}
      <SelectField
        label={t('settings.text')}
        value={textSize.value}
        options={(['usual', 'large'] as const).map(one => ({ value: one, name: t(`settings.text.${one}`) }))}
        onChange={chosen => (textSize.value = chosen)}
      />
      <SelectField
        label={t('settings.colours')}
        value={colours.value}
        options={(['usual', 'distinct'] as const).map(one => ({ value: one, name: t(`settings.colours.${one}`) }))}
        onChange={chosen => (colours.value = chosen)}
      />
      <SelectField
        label={t('settings.pace')}
        value={pace.value}
        options={PACES.map(one => ({ value: one, name: t(`settings.pace.${one}`) }))}
        onChange={chosen => (pace.value = chosen)}
      />
      <SelectField
        label={t('settings.board')}
        value={boardStyle.value}
        options={(['picture', 'text'] as const).map(one => ({ value: one, name: t(`settings.board.${one}`) }))}
        onChange={chosen => (boardStyle.value = chosen)}
      />
    </div>
  )
}
