export const silentLog = { debug() {}, info() {}, warn() {}, error() {} }
