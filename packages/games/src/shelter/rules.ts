export { shelter } from '@overseer/shelter'
