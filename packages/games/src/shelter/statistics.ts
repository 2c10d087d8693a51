export { statistics } from '@overseer/shelter'
