import type { Me, Passkey } from '@overseer/protocol'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { post, ApiError } from '../api.ts'

/** Passkeys, as the browser makes and uses them. */

/** Whether this browser can use passkeys here. They belong to a name: at an address of numbers there are none. */
export const canUsePasskeys = browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(location.hostname)

async function made(name?: string): Promise<RegistrationResponseJSON> {
  const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>(
    'passkeys/options',
    name === undefined ? {} : { name },
  )
  return asked(() => startRegistration({ optionsJSON }))
}

export async function provenByPasskey(): Promise<AuthenticationResponseJSON> {
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>('sign-in/passkey/options')
  return asked(() => startAuthentication({ optionsJSON }))
}

/** What browsers call it when nothing comes of a question: somebody closed its window, or the device knows us already. */
const TROUBLES: Readonly<Record<string, string>> = {
  NotAllowedError: 'passkey-cancelled',
  AbortError: 'passkey-cancelled',
  InvalidStateError: 'passkey-known',
}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw new ApiError(TROUBLES[(error as Error).name] ?? 'bad-passkey', 'No passkey was used.')
  }
}

export async function claimByPasskey(name: string): Promise<Me> {
  const passkey = await made(name)
  return (await post<{ me: Me }>('claim', { name, passkey })).me
}

export async function signInByPasskey(bring: boolean): Promise<Me> {
  const passkey = await provenByPasskey()
  return (await post<{ me: Me }>('sign-in/passkey', { passkey, bring })).me
}

export async function addPasskey(): Promise<readonly Passkey[]> {
  return (await post<{ passkeys: Passkey[] }>('passkeys', { passkey: await made() })).passkeys
}
