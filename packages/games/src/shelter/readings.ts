export { READINGS } from '@overseer/shelter'
