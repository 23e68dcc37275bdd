/** `import '@chowk/shell/styles.css'` brings styles and no names; this lets TypeScript find it without a bundler's types. */
export {}
