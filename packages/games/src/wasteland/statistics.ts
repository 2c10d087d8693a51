export { statistics } from '@overseer/wasteland'
