/**
 * Reads the facts of one installed @rslib/core: options, types and docblock defaults from its declarations (through the
 * TypeScript checker), commands and flags from `--help`, and the configuration it composes for each format.
 *
 *   node extractFacts.mjs --pkg DIR --typescript DIR [--out FILE] [--jsdoc]
 *
 * `--typescript` is a folder of TypeScript 5 or 6: 7 has no compiler API. Without `--out` the facts go to standard output.
 */
import {createRequire} from 'node:module';
import {execFileSync} from 'node:child_process';
import {pathToFileURL} from 'node:url';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

const {values: a} = parseArgs({
  options: {pkg: {type: 'string'}, typescript: {type: 'string'}, out: {type: 'string'}, jsdoc: {type: 'boolean'}},
});
if (!a.pkg || !a.typescript) {
  console.error('usage: extract-facts.mjs --pkg DIR --typescript DIR [--out FILE] [--jsdoc]');
  process.exit(2);
}
const pkgDir = fs.realpathSync(a.pkg);
const pkgJson = JSON.parse(fs.readFileSync(path.join(pkgDir, 'package.json'), 'utf8'));
const req = createRequire(path.join(pkgDir, 'package.json'));
const ts = createRequire(import.meta.url)(path.resolve(a.typescript));
if (typeof ts.createProgram !== 'function')
  throw new Error(
    `typescript ${ts.version ?? '?'} at ${a.typescript} has no compiler API (7.x ships none); give a 5.x or 6.x`,
  );

// ---------------------------------------------------------------- types
const entry = path.join(pkgDir, pkgJson.types);
const program = ts.createProgram([entry], {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
});
const ck = program.getTypeChecker();
const sf = program.getSourceFile(entry);
const exportsOf = ck.getExportsOfModule(ck.getSymbolAtLocation(sf));
const unalias = (s) => (s.flags & ts.SymbolFlags.Alias ? ck.getAliasedSymbol(s) : s);
const byName = Object.fromEntries(exportsOf.map((s) => [s.name, unalias(s)]));

const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const clean = (s) => s.replace(/import\("[^"]*"\)\./g, '').replace(/\s+/g, ' ');
const typeText = (t) => clean(ck.typeToString(t, undefined, FLAGS));
const MAX_SHAPE = 220;
/** The type with its outer alias opened: literals of a union, members of a union; `object` for a long object type. */
function shapeOf(t) {
  const part = (m) => {
    const text = clean(ck.typeToString(m, undefined, FLAGS | ts.TypeFormatFlags.InTypeAlias))
      .replace(/ \| undefined/g, '')
      .replace('string & Record<never, never>', 'string');
    return text.length > 60 && text.startsWith('{') ? 'object' : text.replace(/; \}$/, ' }');
  };
  const isObject = (m) =>
    m.flags & ts.TypeFlags.Object &&
    !ck.isArrayType(m) &&
    !m.getCallSignatures().length &&
    m.getSymbol()?.getDeclarations()?.some(inOwn);
  const members = t.isUnion() && !(t.flags & ts.TypeFlags.Boolean) ? t.types : [t];
  const texts = members.map((m) => (isObject(m) ? 'object' : part(m)));
  const shape = [...new Set(texts)]
    .join(' | ')
    .replace(/\b(?:false \| true|true \| false)\b/, 'boolean')
    .replace(/"/g, "'");
  return shape.length <= MAX_SHAPE ? shape : undefined;
}
const inOwn = (d) =>
  d.getSourceFile().fileName.startsWith(pkgDir + path.sep) &&
  !d.getSourceFile().fileName.slice(pkgDir.length).includes('node_modules');
const noUndef = (t) => ck.getNonNullableType(t);

// TS 5.9 puts a JSDoc block that the emitter glued to the previous line ("*/ name?:") where it still parses; take it from the declaration text if the checker lost it.
function docOf(sym) {
  const tags = sym.getJsDocTags(ck);
  const text = (n) => {
    const t = tags.find((x) => x.name === n);
    return t ? clean(ts.displayPartsToString(t.text ?? [])).trim() || true : undefined;
  };
  const strip = (v) => (typeof v === 'string' ? v.replace(/\{@link ([^}]+)\}/g, '$1').trim() : v);
  const o = {};
  const def = text('defaultValue') ?? text('default');
  if (def !== undefined) o.default = strip(def);
  const dep = text('deprecated');
  if (dep !== undefined) o.deprecated = strip(dep);
  if (text('experimental') !== undefined) o.experimental = true;
  const see = text('see');
  if (typeof see === 'string') {
    const m = see.match(/https?:\/\/[^\s}]+|\/[\w/#-]+$/);
    if (m) o.see = m[0].replace(/^:?\/\/rslib\.rs/, '').replace(/^https?:\/\/rslib\.rs/, '');
  }
  if (a.jsdoc) {
    const d = clean(ts.displayPartsToString(sym.getDocumentationComment(ck)));
    if (d) o.doc = d;
  }
  return o;
}

// Options of an object type, walking into nested object types that the package itself declares.
function optionsOf(type, prefix, depth, out, keep) {
  for (const p of ck.getPropertiesOfType(type)) {
    const decls = p.getDeclarations() ?? [];
    const own = decls.some(inOwn);
    if (keep && !keep(p, own)) continue;
    const t = ck.getTypeOfSymbol(p);
    const nn = noUndef(t);
    const name = prefix ? (/^[\w$]+$/.test(p.name) ? `${prefix}.${p.name}` : `${prefix}['${p.name}']`) : p.name;
    const rec = {type: typeText(nn), ...docOf(p)};
    const shape = own ? shapeOf(nn) : undefined;
    if (shape !== undefined && shape !== rec.type && !rec.type.startsWith('Record<')) rec.shape = shape;
    if (!(p.flags & ts.SymbolFlags.Optional)) rec.required = true;
    if (!own) rec.from = '@rsbuild/core';
    out[name] = rec;
    if (depth > 0 && own) {
      for (let m of nn.isUnion() ? nn.types : [nn]) {
        if (ck.isArrayType(m)) {
          // walk into T[] when T is an object type of the package: `targets[].platform`
          const el = ck.getTypeArguments(m)[0];
          for (const e of el.isUnion() ? el.types : [el])
            if (e.flags & ts.TypeFlags.Object && (e.aliasSymbol ?? e.getSymbol())?.getDeclarations()?.some(inOwn))
              optionsOf(e, `${name}[]`, depth - 1, out);
          continue;
        }
        const sym = m.aliasSymbol ?? m.getSymbol();
        const local = sym?.getDeclarations()?.some(inOwn);
        if (
          m.flags & ts.TypeFlags.Object &&
          local &&
          !ck.isArrayType(m) &&
          m.getCallSignatures().length === 0 &&
          ck.getPropertiesOfType(m).length
        )
          optionsOf(m, name, depth - 1, out);
      }
    }
  }
  return out;
}
const declared = (n) => {
  const s = byName[n];
  if (!s) throw new Error(`${pkgJson.name}@${pkgJson.version}: export ${n} is gone`);
  return ck.getDeclaredTypeOfSymbol(s);
};

const lib = optionsOf(declared('LibConfig'), '', 4, {}, (p, own) => own);
// keys that only override an Rsbuild key (output): list what Rslib itself declares inside, not Rsbuild's members
const rslibOutput = {};
{
  const out = ck.getPropertyOfType(declared('LibConfig'), 'output');
  if (out) optionsOf(noUndef(ck.getTypeOfSymbol(out)), 'output', 0, rslibOutput, (p, own) => own);
  for (const k of Object.keys(lib)) if (k.startsWith('output.')) delete lib[k];
}
const envKeys = {};
const libProps = new Set(ck.getPropertiesOfType(declared('LibConfig')).map((p) => p.name));
const top = {};
for (const p of ck.getPropertiesOfType(declared('RslibConfig'))) {
  if (p.name.startsWith('_')) continue;
  const own = (p.getDeclarations() ?? []).some(inOwn);
  top[p.name] = {
    ...(own && !['output'].includes(p.name) ? {own: true} : {from: '@rsbuild/core'}),
    ...(p.flags & ts.SymbolFlags.Optional ? {} : {required: true}),
    ...(libProps.has(p.name) ? {perLib: true} : {}),
  };
}
for (const p of ck.getPropertiesOfType(declared('LibConfig'))) {
  const own = (p.getDeclarations() ?? []).some(inOwn);
  if (!own || p.name === 'output') envKeys[p.name] = true;
}
// Rsbuild sub-options of the pages the site keeps (source, output, tools, resolve, performance ...)
const rsbuild = {};
for (const k of Object.keys(top)) {
  if (!top[k].from) continue;
  const p = ck.getPropertyOfType(declared('RslibConfig'), k);
  const t = noUndef(ck.getTypeOfSymbol(p));
  const arms = (t.isUnion() ? t.types : [t]).filter(
    (m) => m.flags & ts.TypeFlags.Object && !ck.isArrayType(m) && !m.getCallSignatures().length,
  );
  const sub = {};
  for (const m of arms)
    for (const q of ck.getPropertiesOfType(m)) {
      if (q.name.startsWith('_') || /^\d+$/.test(q.name)) continue;
      if (['length', 'concat', 'indexOf'].includes(q.name)) continue;
      const d = docOf(q);
      const qt = noUndef(ck.getTypeOfSymbol(q));
      const shape = shapeOf(qt);
      sub[q.name] = {
        type: shape ?? (typeText(qt).length <= MAX_SHAPE ? typeText(qt) : 'object'),
        ...(d.default !== undefined ? {default: d.default} : {}),
        ...(d.deprecated !== undefined ? {deprecated: d.deprecated} : {}),
      };
    }
  rsbuild[k] = Object.keys(sub).length && Object.keys(sub).length < 90 ? sub : {};
}

// ---------------------------------------------------------------- JS API
const api = {values: {}, types: {}};
for (const s of exportsOf) {
  const u = unalias(s);
  if (u.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable)) {
    const t = ck.getTypeOfSymbolAtLocation(u, sf);
    const sig = t.getCallSignatures();
    api.values[s.name] = sig.length ? sig.map((g) => clean(ck.signatureToString(g, undefined, FLAGS))) : typeText(t);
  } else if (u.flags & (ts.SymbolFlags.NamespaceModule | ts.SymbolFlags.ValueModule)) api.values[s.name] = 'namespace';
  else api.types[s.name] = 1;
}
const members = (n) =>
  Object.fromEntries(
    ck
      .getPropertiesOfType(declared(n))
      .map((p) => [p.name, {type: typeText(noUndef(ck.getTypeOfSymbol(p))), ...docOf(p)}]),
  );
for (const n of [
  'RslibInstance',
  'CreateRslibOptions',
  'BuildOptions',
  'InspectConfigOptions',
  'StartMFDevServerOptions',
  'LoadConfigOptions',
  'LoadConfigResult',
  'LoadEnvOptions',
  'ConfigParams',
])
  if (byName[n]) api.types[n] = members(n);
const unions = {};
for (const n of ['Format', 'Syntax']) unions[n] = typeText(declared(n));
{
  // expand Syntax's named versions
  const t = declared('Syntax');
  unions.Syntax = (t.isUnion() ? t.types : [t]).map((x) => typeText(x));
  const f = declared('Format');
  unions.Format = f.types.map((x) => x.value);
}
const runtimeExports = Object.keys(await import(pathToFileURL(path.join(pkgDir, pkgJson.main)).href)).sort();

// ---------------------------------------------------------------- CLI
const bin = path.join(pkgDir, pkgJson.bin.rslib);
const help = (args) =>
  execFileSync(process.execPath, [bin, ...args], {
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'},
  });
function parseHelp(txt) {
  const cmds = {},
    opts = {};
  let mode = '';
  for (const l of txt.split('\n')) {
    if (/^\s*Commands:/.test(l)) {
      mode = 'c';
      continue;
    }
    if (/^\s*Options:/.test(l)) {
      mode = 'o';
      continue;
    }
    if (/^\S|For details/.test(l.trim() === '' ? '' : l) && !/^\s/.test(l)) mode = '';
    let m;
    if (mode === 'c' && (m = l.match(/^\s{2}(\S+)\s{2,}(.+?)\s*$/))) cmds[m[1]] = m[2];
    if (mode === 'o' && (m = l.match(/^\s{2}((?:-\w, )?--[\w-]+(?: <[^>]+>| \[[^\]]+\])?)\s{2,}(.*?)\s*$/))) {
      const d = m[2].match(/\(default: ?([^)]*)\)/);
      const name = m[1].match(/--[\w-]+/)[0];
      opts[name] = {
        ...(m[1].match(/^-\w/) ? {short: m[1].slice(0, 2)} : {}),
        ...(m[1].match(/<([^>]+)>/) ? {value: m[1].match(/<([^>]+)>/)[1]} : {}),
        ...(d && d[1] ? {default: d[1]} : {}),
        text: m[2].replace(/\s*\(default:[^)]*\)/, ''),
      };
    }
  }
  return {cmds, opts};
}
const root = parseHelp(help(['--help']));
const cli = {commands: root.cmds, options: root.opts, perCommand: {}};
for (const c of Object.keys(root.cmds)) cli.perCommand[c] = Object.keys(parseHelp(help([c, '--help'])).opts);

// ---------------------------------------------------------------- probes: what the package really composes
const mod = await import(pathToFileURL(path.join(pkgDir, pkgJson.main)).href);
const tmp = fs.mkdtempSync(path.join(os.tmpdir(), 'rslib-probe-'));
fs.mkdirSync(path.join(tmp, 'src'));
fs.writeFileSync(path.join(tmp, 'src/index.ts'), 'export const a = 1;\n');
fs.writeFileSync(path.join(tmp, 'package.json'), '{"name":"probe","type":"module"}');
fs.writeFileSync(path.join(tmp, 'tsconfig.json'), '{}');
const probes = {};
// 'mf' is not probed: without the Module Federation plugin the package prints a warning and calls process.exit(1)
for (const format of ['esm', 'cjs', 'umd', 'iife']) {
  try {
    const r = await mod.createRslib({cwd: tmp, config: {lib: [{format}]}});
    let env, rs;
    r.onAfterCreateRsbuild?.(() => {});
    const res = await r.inspectConfig({writeToDisk: false, verbose: false});
    const e = res.origin?.environmentConfigs ?? {};
    env = e[Object.keys(e)[0]];
    rs = res.origin?.bundlerConfigs?.[0];
    if (!env) {
      probes[format] = {error: 'no environment'};
      continue;
    }
    probes[format] = {
      'output.target': env.output.target,
      'output.filenameHash': env.output.filenameHash,
      'output.minify': env.output.minify,
      'output.autoExternal': env.output.autoExternal,
      'output.distPath': env.output.distPath,
      'output.module': env.output.module,
      'output.cleanDistPath': env.output.cleanDistPath,
      'output.sourceMap': env.output.sourceMap,
      'output.externals': Array.isArray(env.output.externals)
        ? `${env.output.externals.length} entries`
        : env.output.externals,
      'output.overrideBrowserslist': env.output.overrideBrowserslist,
      'output.emitCss': env.output.emitCss,
      'output.dataUriLimit': env.output.dataUriLimit,
      splitChunks: env.splitChunks,
      'performance.buildCache': env.performance?.buildCache,
      'rspack.target': rs?.target,
      'rspack.externalsType': rs?.externalsType,
      'rspack.library': rs?.output?.library,
      'rspack.chunkFormat': rs?.output?.chunkFormat,
      'rspack.nodeEnv': rs?.optimization?.nodeEnv,
      'rspack.moduleIds': rs?.optimization?.moduleIds,
      'rspack.concatenateModules': rs?.optimization?.concatenateModules,
      'rspack.minimize': rs?.optimization?.minimize,
      mode: rs?.mode,
    };
  } catch (e) {
    probes[format] = {
      error: String(e.message ?? e)
        .replace(/\u001b\[\d+m/g, '')
        .split('\n')[0],
    };
  }
}
fs.rmSync(tmp, {recursive: true, force: true});

const depVersion = (n) => {
  try {
    let d = path.dirname(req.resolve(n));
    while (
      !fs.existsSync(path.join(d, 'package.json')) ||
      JSON.parse(fs.readFileSync(path.join(d, 'package.json'), 'utf8')).name !== n
    )
      d = path.dirname(d);
    return JSON.parse(fs.readFileSync(path.join(d, 'package.json'), 'utf8')).version;
  } catch {
    return null;
  }
};
const facts = {
  package: `${pkgJson.name}@${pkgJson.version}`,
  node: pkgJson.engines?.node,
  peerDependencies: pkgJson.peerDependencies,
  peerOptional: Object.keys(pkgJson.peerDependenciesMeta ?? {}),
  dependencies: pkgJson.dependencies,
  resolved: {'@rsbuild/core': depVersion('@rsbuild/core'), 'rsbuild-plugin-dts': depVersion('rsbuild-plugin-dts')},
  typescriptUsed: ts.version,
  exportsMap: Object.keys(pkgJson.exports),
  unions,
  lib,
  rslibOutput,
  passthroughPerLib: Object.keys(envKeys).sort(),
  top,
  rsbuild,
  api,
  runtimeExports,
  cli,
  probes,
};
// one option a line: small and diffable
const compact = (o, d = 0) => {
  if (d >= 3 || o === null || typeof o !== 'object') return JSON.stringify(o);
  const ks = Object.keys(o);
  if (!ks.length || Array.isArray(o)) return JSON.stringify(o);
  const flat = JSON.stringify(o);
  if (flat.length < 120 && d > 0) return flat;
  return `{\n${ks.map((k) => `${' '.repeat(d + 1)}${JSON.stringify(k)}:${compact(o[k], d + 1)}`).join(',\n')}\n${' '.repeat(d)}}`;
};
const plain = JSON.parse(
  JSON.stringify(facts, (k, v) => (v instanceof RegExp ? String(v) : typeof v === 'function' ? 'function' : v)),
);
const json = compact(plain) + '\n';
if (a.out) {
  fs.writeFileSync(a.out, json);
  console.log(
    `${a.out}: ${json.length} bytes, ${Object.keys(lib).length} lib options, ${Object.keys(cli.options).length} root flags`,
  );
} else process.stdout.write(json);
