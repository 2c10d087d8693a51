import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import fields from './fields.module.css'

/** A label and what it stands for, side by side. */
function Field({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <label class={fields.field}>
      {label}
      {children}
    </label>
  )
}

interface TextProps {
  readonly label: string
  readonly text: Signal<string>
  readonly required?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly autoComplete?: string
  readonly placeholder?: string
}

/** Makes a field show a text and change it. */
export function bound(text: Signal<string>) {
  return {
    value: text.value,
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => {
      text.value = event.currentTarget.value
    },
  }
}

/** A line to type in, with its label beside it. */
export function TextField({ label, text, ...how }: TextProps) {
  return (
    <Field label={label}>
      <input {...how} {...bound(text)} type="text" />
    </Field>
  )
}

export function PasswordField({ label, text, ...how }: TextProps) {
  return (
    <Field label={label}>
      <input {...how} {...bound(text)} type="password" />
    </Field>
  )
}

/** A line to type in; its label is read, and stands in it while it is empty. */
export function TextInput({ label, text, ...how }: TextProps) {
  return <input placeholder={label} {...how} {...bound(text)} type="text" aria-label={label} />
}

type Value = string | number | null

interface SelectProps<T extends Value> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly name: string; readonly lang?: string }[]
  onChange(value: T): void
}

const written = (value: Value): string => String(value ?? '')

/** One of several values; its label is only read. */
export function Select<T extends Value>({ label, ...select }: SelectProps<T>) {
  return <Choices {...select} label={label} />
}

/** One of several values, with its label beside it. */
export function SelectField<T extends Value>({ label, ...select }: SelectProps<T>) {
  return (
    <Field label={label}>
      <Choices {...select} />
    </Field>
  )
}

function Choices<T extends Value>({
  label,
  value,
  options,
  onChange,
}: Omit<SelectProps<T>, 'label'> & { label?: string }) {
  return (
    <select
      aria-label={label}
      value={written(value)}
      onChange={event => {
        const chosen = options.find(option => written(option.value) === event.currentTarget.value)
        if (chosen !== undefined) onChange(chosen.value)
      }}
    >
      {options.map(option => (
        <option key={option.value} value={written(option.value)} lang={option.lang}>
          {option.name}
        </option>
      ))}
    </select>
  )
}

interface CheckProps {
  readonly label: string
  readonly checked: boolean
  readonly disabled?: boolean
  onChange(checked: boolean, box: HTMLInputElement): void
}

/** A box to tick. */
export function Check({ label, onChange, ...how }: CheckProps) {
  return (
    <label class={fields.check}>
      <input
        {...how}
        type="checkbox"
        onChange={({ currentTarget }) => onChange(currentTarget.checked, currentTarget)}
      />{' '}
      {label}
    </label>
  )
}
